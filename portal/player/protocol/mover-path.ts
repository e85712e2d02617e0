/** Path of the mover's page. Not below `/assets/`, where a service worker of the former origin would answer for it. */
export const MOVER_PATH = "/databases";
