import { distance, MIDDLE, type Spot } from "./field.ts";
import { ahead, type Player, runTo } from "./players.ts";

/** What everybody on the field can see. */
export type Scene = {
  players: readonly Player[];
  passer: Player;
  /** Whoever has the ball in his arms, the passer included. */
  carrier: Player | undefined;
  /** Where a thrown ball comes down, and in how many steps. */
  landing: (Spot & { steps: number; age: number }) | undefined;
  isRunning: boolean;
  /** Where the play began. */
  line: number;
};

/** Steps until the defence believes that the ball is thrown. */
const SURPRISE = 14;

export function think(player: Player, scene: Scene): void {
  if (player.isOurs) thinkOurs(player, scene);
  else thinkTheirs(player, scene);
}

function thinkOurs(player: Player, scene: Scene) {
  if (player === scene.carrier) return;
  if (
    player.role === "receiver" &&
    scene.landing &&
    distance(player, scene.landing) < player.speed * scene.landing.steps + 3.5
  )
    return runTo(player, scene.landing);
  if (scene.isRunning) return blockFor(player, scene);
  if (player.role === "line") return protect(player, scene);
  if (player.role === "back" && player.path.length === 0) return protect(player, scene);
  followPath(player);
}

export function followPath(player: Player): void {
  const [next] = player.path;
  if (!next) return;
  const isLast = player.path.length === 1;
  if (!isLast && distance(player, next) < 0.7) {
    player.path.shift();
    followPath(player);
    return;
  }
  // Past the last point the direction stays, until the sideline turns him.
  if (isLast && distance(player, next) < 1) {
    next.x += player.vx * 40;
    next.y = Math.min(24.5, Math.max(1.5, next.y + player.vy * 40));
  }
  runTo(player, next);
}

/** Stands between the nearest rusher and the passer. */
function protect(player: Player, { players, passer }: Scene) {
  const rusher = nearest(
    player,
    players,
    (other) => !other.isOurs && other.x < passer.x + 9 && other.down === 0,
  );
  if (!rusher) return runTo(player, { x: passer.x + 2, y: passer.y });
  runTo(player, { x: rusher.x - 0.6, y: rusher.y + (passer.y - rusher.y) * 0.12 });
}

/** Runs at the nearest opponent who stands in the runner's way. */
function blockFor(player: Player, { players, carrier }: Scene) {
  if (!carrier) return;
  const man = nearest(
    player,
    players,
    (other) => !other.isOurs && other.down === 0 && other.x > carrier.x - 1,
  );
  if (man && distance(player, man) < 9) runTo(player, man);
  else runTo(player, { x: carrier.x + 5, y: player.y });
}

function thinkTheirs(player: Player, scene: Scene) {
  const { carrier, landing, passer } = scene;
  if (landing) {
    const isNear = distance(player, landing) < 13;
    if (landing.age > SURPRISE && isNear) return runTo(player, landing);
  } else if (carrier && (scene.isRunning || carrier.x > scene.line)) return chase(player, carrier);
  if (player.role === "rusher" || player.isBlitzing) return runTo(player, passer);
  if (player.role === "corner") return cover(player, scene);
  if (player.role === "linebacker") return guard(player, scene);
  // The safety stays behind the deepest of ours.
  const deepest = Math.max(...scene.players.filter(({ isOurs }) => isOurs).map(({ x }) => x));
  runTo(player, { x: Math.max(scene.line + 14, deepest + 4), y: MIDDLE + (passer.y - MIDDLE) * 0.3 });
}

function chase(player: Player, carrier: Player) {
  const steps = Math.min(40, (distance(player, carrier) / player.speed) * 0.55);
  runTo(player, ahead(carrier, steps), player.role === "rusher" ? 1.12 : 1);
}

function cover(player: Player, { players }: Scene) {
  const man = players.find(({ role, mark }) => role === "receiver" && mark === player.mark);
  if (!man) return;
  player.seenX += (man.vx - player.seenX) * 0.036;
  player.seenY += (man.vy - player.seenY) * 0.036;
  runTo(player, { x: man.x + 1.3 + player.seenX * 9, y: man.y + player.seenY * 9 });
}

/** A linebacker keeps his patch and leans to whoever comes through it. */
function guard(player: Player, { players }: Scene) {
  const man = nearest(
    player.post,
    players,
    ({ isOurs, role }) => isOurs && (role === "receiver" || role === "back"),
  );
  if (man && distance(man, player.post) < 7) runTo(player, man, 0.85);
  else runTo(player, player.post, 0.7);
}

export function nearest(
  from: Spot,
  players: readonly Player[],
  isWanted: (player: Player) => boolean,
): Player | undefined {
  let best: Player | undefined;
  for (const player of players) {
    if (player !== from && isWanted(player) && (!best || distance(from, player) < distance(from, best)))
      best = player;
  }
  return best;
}
