/** Body of `/healthz` of the desk, by which `npm run desk` knows that one is served. */
export const DESK_HEALTH = "recess desk";
