import type { AttackedPortal } from "#e2e/hostile/arrangements.ts";
import { type Answer, send } from "#e2e/hostile/http-client.ts";
import type { ServerAttack } from "./server-attack.ts";

const own = ({ portal }: AttackedPortal, label: string) => `${label}.localhost:${portal.playPort}`;
const ask = (
  attacked: AttackedPortal,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> => send({ port: attacked.portal.playPort, host, path, headers });
const ifServed = ({ status, headers }: Answer) => status === 200 && `served as ${headers["content-type"]}`;

/** Attacks on the server of games: other hosts than a game's own, workers, caches, paths. */
export const gameServerAttacks: readonly ServerAttack[] = [
  {
    name: "game-at-made-up-host",
    tries: "asks for a game at a host of its own making, whose origin it could share with others",
    run: async (attacked) => ifServed(await ask(attacked, "evil.example", "/assets/html5/victim/")),
  },
  {
    name: "game-at-bare-host",
    tries: "asks for a game at the host above all games",
    run: async (attacked) =>
      ifServed(await ask(attacked, `localhost:${attacked.portal.playPort}`, "/assets/html5/victim/")),
  },
  {
    name: "game-at-other-game",
    tries: "asks for a game at another game's host",
    run: async (attacked) =>
      ifServed(await ask(attacked, own(attacked, "hostile-html5"), "/assets/html5/victim/")),
  },
  {
    name: "file-list-at-made-up-host",
    tries: "has a game's files hashed again for a host that was made up",
    run: async (attacked) =>
      ifServed(await ask(attacked, "victim-html5.evil.example", "/assets/offline/set?guest=html5/victim")),
  },
  {
    name: "unlisted-game",
    tries: "asks for a game that lies in the folder and in no catalogue",
    run: async (attacked) =>
      ifServed(await ask(attacked, own(attacked, "unlisted-html5"), "/assets/html5/unlisted/")),
  },
  {
    name: "worker-script",
    tries: "asks for a script as a service worker's",
    run: async (attacked) => {
      const path = "/assets/html5/hostile/sw-4f9d2c7a.js";
      return ifServed(
        await ask(attacked, own(attacked, "hostile-html5"), path, { "service-worker": "script" }),
      );
    },
  },
  {
    name: "script-from-cache",
    tries: "gets a script that a cache gives to a service worker without asking",
    run: async (attacked) => {
      const path = "/assets/html5/hostile/sw-4f9d2c7a.js";
      const { headers } = await ask(attacked, own(attacked, "hostile-html5"), path);
      const isAsked = headers["cache-control"] === "no-cache" && headers.vary?.includes("service-worker");
      return !isAsked && `${headers["cache-control"]}, vary: ${headers.vary}`;
    },
  },
  {
    name: "compressed-sibling",
    tries: "hides another file behind one of its own, as its compressed copy",
    run: async (attacked) => {
      const path = "/assets/html5/hostile/plain.txt";
      const { body } = await ask(attacked, own(attacked, "hostile-html5"), path, { "accept-encoding": "br" });
      return body.includes("smuggled") && body;
    },
  },
  {
    name: "retire-from-elsewhere",
    tries: "has a game's origin emptied from another site",
    run: async (attacked) => {
      const headers = { referer: "http://evil.example/" };
      const answer = await ask(attacked, own(attacked, "victim-html5"), "/assets/offline/retire", headers);
      return answer.headers["clear-site-data"];
    },
  },
  {
    name: "path-traversal",
    tries: "leaves the game's folder by its path",
    run: async (attacked) => {
      const steps = ["../", "..%2f", "%2e%2e/", "..%5c", "..%00/", "....//"];
      for (const step of steps) {
        for (const file of ["catalogue.json", "recess.sqlite", "package.json"]) {
          const path = `/assets/html5/hostile/${step.repeat(3)}${file}`;
          const { status } = await ask(attacked, own(attacked, "hostile-html5"), path);
          if (status === 200) return path;
        }
      }
      return undefined;
    },
  },
  {
    name: "change-on-game-server",
    tries: "sends the server of games something other than a question",
    run: async (attacked) => {
      const { playPort: port } = attacked.portal;
      for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
        const { status } = await send({
          port,
          host: own(attacked, "victim-html5"),
          path: "/assets/html5/victim/",
          method,
        });
        if (status < 400) return `${method} gives ${status}`;
      }
      return undefined;
    },
  },
];
