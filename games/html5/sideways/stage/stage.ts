import { caretakerLap } from "#html5/sideways/core/caretaker.ts";
import type { Spec } from "#html5/sideways/core/cars.ts";
import { type Pose, poseAt, type Tape } from "#html5/sideways/core/ghost.ts";
import type { Outing, OutingEvent } from "#html5/sideways/core/outing.ts";
import { COUNT, type Race } from "#html5/sideways/core/race.ts";
import { Run } from "#html5/sideways/core/run.ts";
import { Camera } from "#html5/sideways/draw/camera.ts";
import { drawCar, drawGhost, drawRoofHat, type Look, painted } from "#html5/sideways/draw/car-art.ts";
import { Ground } from "#html5/sideways/draw/ground.ts";
import { timeText } from "#html5/sideways/draw/medals.ts";
import { Night } from "#html5/sideways/draw/night.ts";
import { drawProps } from "#html5/sideways/draw/prop-art.ts";
import { plantProps } from "#html5/sideways/draw/props.ts";
import { Skids } from "#html5/sideways/draw/skids.ts";
import { Smoke } from "#html5/sideways/draw/smoke.ts";
import { createSparks } from "#html5/sideways/draw/sparks.ts";
import { drawWeather } from "#html5/sideways/draw/weather.ts";
import { t } from "#html5/sideways/words.ts";
import { drawNameTags } from "#kit/draw/name-tags.ts";
import { palette } from "#kit/draw/palette.ts";
import { createShake } from "#kit/draw/shake.ts";
import type { View } from "#kit/draw/view.ts";
import { written } from "#kit/language/translate.ts";
import type { Ghost, Kit } from "#kit/round.ts";
import { drawGarage } from "./garage-screen.ts";
import { type GhostPose, Hud } from "./hud.ts";
import { drawPick, drawResult } from "./screens.ts";
import { bankSound, crashSound, hushCar, linkSound, songs, soundCar, sounds } from "./sounds.ts";

/** A place with everything in it, built once per race. */
function sceneFor(race: Race, tape: Tape | undefined) {
  const ground = new Ground(race.track);
  const props = plantProps(race.track);
  const lamps = props.filter(({ kind }) => kind === "lamp" || kind === "tent");
  const { look } = ground;
  return {
    race,
    tape,
    ground,
    props,
    lamps,
    look,
    night: new Night(look),
    camera: new Camera(race),
    skids: new Skids(look.skid),
    smoke: new Smoke(look.smoke),
    wheels: [] as { x: number; y: number }[],
  };
}

/** Where a car is, so much of a step after the last. */
function poseOf({ car }: Race, alpha: number): Pose {
  const part = alpha / 60;
  return { x: car.x + car.vx * part, y: car.y + car.vy * part, heading: car.heading + car.spin * part };
}

/** Everything about an outing that can be seen and heard. */
export class Stage {
  private readonly outing: Outing;
  private readonly kit: Kit;
  private readonly shake = createShake();
  private readonly sparks = createSparks();
  private hud = new Hud();
  private scene: ReturnType<typeof sceneFor>;
  private time = 0;
  private lastRub = 0;

  constructor(outing: Outing, kit: Kit) {
    this.outing = outing;
    this.kit = kit;
    this.scene = this.build();
  }

  step(events: readonly OutingEvent[]): void {
    this.time++;
    const { outing, kit } = this;
    for (const event of events) this.react(event);
    const { race } = outing;
    const { camera, smoke } = this.scene;
    if (outing.mode === "race") {
      camera.step(race);
      this.trackWheels();
      soundCar(kit.sound, race);
    } else hushCar(kit.sound);
    smoke.step();
    this.sparks.step();
    this.shake.step();
    this.hud.step();
  }

  draw(view: View, alpha: number): void {
    const { outing, time } = this;
    const { race, ground, camera, skids, smoke, night, look, props, lamps } = this.scene;
    const { ctx } = view;
    camera.fit(view);
    const ahead = outing.mode === "race" ? alpha : 0;
    const ghosts = this.ghostPoses(ahead);
    ctx.save();
    this.shake.apply(view);
    ctx.save();
    camera.apply(view);
    ground.draw(view, camera, time);
    skids.draw(view, camera);
    ground.drawWalls(view, camera);
    for (const ghost of ghosts)
      drawGhost(ctx, ghost, ghost.color ?? (look.weather === "snow" ? "#3a6ea5" : "#dff3ff"));
    const { car, hands, spec } = race;
    const pose = { ...poseOf(race, ahead), lean: (-car.spin * car.forward) / 22 };
    const isBraking = hands.brake > 0 || hands.hasHandbrake;
    drawCar(ctx, this.lookOf(spec), { ...pose, steer: car.steer, isBraking });
    if (this.kit.isPlayed || this.kit.isTogether) drawRoofHat(ctx, pose);
    smoke.draw(ctx);
    this.sparks.draw(view);
    drawProps(view, camera, props, look, time);
    ctx.restore();
    night.draw(view, camera, car, lamps);
    ctx.save();
    camera.apply(view);
    ground.drawBulbs(view, camera, time);
    ctx.restore();
    drawWeather(view, camera, look.weather, time);
    ctx.restore();
    drawNameTags(
      view,
      ghosts.flatMap(({ x, y, name, color }) => {
        if (name === undefined || color === undefined) return [];
        const spot = camera.toScreen(view, x, y);
        return [{ name, color, x: spot.x, y: spot.y - 3.2 * camera.zoom }];
      }),
    );
    outing.frame = { width: view.width, height: view.height, car: camera.toScreen(view, car.x, car.y) };
    if (this.kit.isDemo) return;
    const { isPlayed } = this.kit;
    if (outing.mode === "pick") drawPick(view, outing);
    else if (outing.mode === "garage") drawGarage(view, outing);
    else if (outing.mode === "result") drawResult(view, outing, isPlayed);
    else if (race.steps > 0) this.hud.draw(view, race, isPlayed ? outing.career : undefined, ghosts);
    if (outing.mode === "race") this.teach(view);
  }

  /** In the own paint; in a room in the colour of the seat, and on a tape as the car left the works. */
  private lookOf(spec: Spec): Look {
    const { color, isPlayed } = this.kit;
    const { paint, pattern } = this.outing.career;
    if (color !== undefined) return { ...spec, colours: { ...spec.colours, body: color } };
    return isPlayed ? painted(spec, paint, pattern.id) : spec;
  }

  private teach(view: View) {
    const { race, frame } = this.outing;
    const { judge, travel } = race;
    // The count-down has the middle of the picture until then.
    if (race.steps < COUNT * 3 + 60) return;
    const place = { x: frame.car?.x ?? view.width / 2, y: (frame.car?.y ?? view.height / 2) - 44 };
    const gas = { keys: t("lesson.gasKeys"), touch: t("lesson.gasTouch"), pad: t("lesson.gasPad") };
    this.kit.teach(view, { id: "gas", words: gas, ...place, isDone: travel > 8 });
    if (travel < 40) return;
    const slide = { keys: t("lesson.slideKeys"), touch: t("lesson.slideTouch"), pad: t("lesson.slidePad") };
    this.kit.teach(view, { id: "slide", words: slide, ...place, isDone: judge.total > 0 });
  }

  private build() {
    const { race, career } = this.outing;
    this.kit.sound.music(songs[race.track.mood]);
    const hasOwnGhost = this.kit.isPlayed && this.raced.length === 0;
    const tape = hasOwnGhost ? (career.tape(race.track.id) ?? caretakerLap(race.track)) : undefined;
    return sceneFor(race, tape);
  }

  /** The races that this one is driven against: of a tape, or of the others in the room. */
  private get raced(): readonly Ghost[] {
    return (this.kit.ghosts?.() ?? []).filter(({ core }) => core instanceof Run);
  }

  private ghostPoses(alpha: number): GhostPose[] {
    const { race, tape } = this.scene;
    const { raced } = this;
    if (raced.length > 0)
      return raced.flatMap(({ core, name, color, late = 0 }) =>
        core instanceof Run && core.race.finished === undefined
          ? [{ ...poseOf(core.race, alpha + late), name, color }]
          : [],
      );
    if (!tape || race.travel < 0 || race.finished !== undefined) return [];
    return [poseAt(tape, race.lapSteps + alpha)].flatMap((pose) => (pose ? [pose] : []));
  }

  /** Marks and smoke where the four wheels slip. */
  private trackWheels() {
    const { race, skids, smoke, wheels } = this.scene;
    const { car, track, isOnRoad, speed } = race;
    const cos = Math.cos(car.heading);
    const sin = Math.sin(car.heading);
    const isWhite = track.mood === "snow";
    const corners = [
      [1.38, -0.92],
      [1.38, 0.92],
      [-1.38, -0.92],
      [-1.38, 0.92],
    ] as const;
    corners.forEach(([along, across], i) => {
      const x = car.x + cos * along - sin * across;
      const y = car.y + sin * along + cos * across;
      const before = wheels[i];
      wheels[i] = { x, y };
      const slip = i < 2 ? car.slipFront * 0.75 : car.slipRear;
      const isMarking = slip > 0.42 || isWhite || !isOnRoad;
      const isNear = before && Math.hypot(before.x - x, before.y - y) < 2;
      if (isNear && isMarking && speed > 0.6)
        skids.mark(before.x, before.y, x, y, Math.min(0.5, 0.1 + slip * 0.34));
      const isSmoking = i >= 2 && slip > 0.5 && race.steps % 2 === i % 2;
      if (isSmoking) smoke.puff(x, y, car.vx, car.vy, Math.min(0.5, (slip - 0.35) * 0.6));
    });
  }

  private react(event: OutingEvent) {
    const { hud, kit } = this;
    const { sound } = kit;
    if (event.kind === "race") {
      this.hud = new Hud();
      this.scene = this.build();
    }
    if (event.kind in sounds) sound.play(...sounds[event.kind as keyof typeof sounds]);
    if (event.kind === "count") hud.shout(written(event.left));
    if (event.kind === "go") this.reactGo();
    if (event.kind === "link") {
      sound.play(linkSound(event.multiplier));
      hud.say(t("pop.link", { times: event.multiplier }), palette.orange);
    }
    if (event.kind === "kiss") hud.say(t("pop.wall", { times: event.multiplier }), palette.pink);
    if (event.kind === "bank") {
      sound.play(...bankSound(event.points));
      hud.say(t("pop.points", { points: written(event.points) }), palette.mint);
      hud.cheer();
    }
    if (event.kind === "lost") hud.say(t("pop.lost", { points: written(event.points) }), "#ff6b5e");
    if (event.kind === "crash" || event.kind === "rub") this.scrape(event);
    if (event.kind === "lap") this.reactLap(event);
    if (event.kind === "finish") this.reactFinish();
  }

  private scrape({ kind, x, y, force }: { kind: "crash" | "rub"; x: number; y: number; force: number }) {
    if (kind === "crash") {
      this.shake.add(Math.min(0.55, 0.14 + force * 0.035));
      this.kit.sound.play(...crashSound(force));
    } else if (force < 0.4) return;
    else if (this.time - this.lastRub > 9) {
      this.lastRub = this.time;
      this.kit.sound.play(...sounds.rubbed);
    }
    this.sparks.throw(x, y, force, palette.yellow);
  }

  private reactGo() {
    const { hud, outing } = this;
    const { tape, race } = this.scene;
    hud.shout(t("pop.go"));
    if (!tape) return;
    const isOwn = outing.career.best(race.track.id).lap > 0;
    hud.say(t(isOwn ? "pop.ownGhost" : "pop.caretaker", { time: timeText(tape.seconds) }), "#bfe9ff");
  }

  private reactFinish() {
    const { x, y } = this.outing.race.car;
    this.hud.shout(t("pop.finish"));
    for (const colour of [palette.orange, palette.mint, palette.yellow, palette.pink]) {
      this.sparks.throw(x, y, 9, colour);
    }
  }

  private reactLap({ seconds, tape }: { seconds: number; tape: Tape }) {
    const { hud, scene } = this;
    const before = scene.tape?.seconds;
    const isFaster = before === undefined || seconds < before;
    if (isFaster) {
      this.kit.sound.play(...sounds.record);
      scene.tape = tape;
    }
    const time = timeText(seconds);
    const off = before === undefined ? undefined : written(Math.abs(seconds - before), 2);
    const text = off === undefined ? time : t(isFaster ? "pop.faster" : "pop.slower", { time, off });
    hud.say(text, isFaster ? palette.yellow : palette.chalk);
  }
}
