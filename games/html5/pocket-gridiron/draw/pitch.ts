import {
  END_ZONE,
  FIELD_TOP,
  GOAL,
  WIDTH,
  PIXELS_PER_YARD as YARD,
} from "#html5/pocket-gridiron/core/field.ts";
import type { MatchSetting } from "#html5/pocket-gridiron/core/match.ts";
import type { View } from "#kit/draw/view.ts";
import { ink, type Turf, turfs } from "./colours.ts";
import { drawPixels, pixelWidth } from "./pixel-type.ts";

type Ctx = CanvasRenderingContext2D;
const BOTTOM = FIELD_TOP + WIDTH * YARD;
const CROWD_TOP = 42;

export function drawPitch(
  view: View,
  camera: number,
  setting: MatchSetting,
  cheer: number,
  age: number,
): void {
  const { ctx } = view;
  const turf = turfs[setting.weather];
  const at = (x: number) => (x - camera) * YARD;
  ctx.fillStyle = turf.dark;
  ctx.fillRect(0, CROWD_TOP, view.width, view.height - CROWD_TOP);
  for (let x = Math.floor(camera / 10) * 10; x < camera + 60; x += 10) {
    ctx.fillStyle = turf.light;
    ctx.fillRect(at(x), FIELD_TOP - 10, 5 * YARD, view.height);
  }
  endZone(ctx, at(-END_ZONE), setting.us, turf, -1);
  endZone(ctx, at(GOAL), setting.rival, turf, 1);
  lines(ctx, at, camera, turf);
  drawCrowd(view, camera, setting, cheer, age);
  ctx.fillStyle = turf.line;
  ctx.fillRect(at(-END_ZONE), FIELD_TOP - 5, (GOAL + 2 * END_ZONE) * YARD, 5);
  ctx.fillRect(at(-END_ZONE), BOTTOM, (GOAL + 2 * END_ZONE) * YARD, 5);
}

function lines(ctx: Ctx, at: (x: number) => number, camera: number, turf: Turf) {
  ctx.fillStyle = turf.line;
  const first = Math.max(0, Math.floor(camera));
  for (let x = first; x <= Math.min(GOAL, first + 60); x++) {
    if (x % 5 === 0) ctx.fillRect(at(x) - 1.5, FIELD_TOP, x === 0 || x === GOAL ? 6 : 3, WIDTH * YARD);
    else for (const y of [9, 17]) ctx.fillRect(at(x) - 1, FIELD_TOP + y * YARD, 2, 6);
    if (x % 10 === 0 && x > 0 && x < GOAL) {
      const text = String(x <= 50 ? x : GOAL - x);
      for (const y of [4.2, 20.4]) {
        ctx.globalAlpha = 0.75;
        drawPixels(ctx, text, at(x), FIELD_TOP + y * YARD, { dot: 5, color: turf.line, align: "center" });
        ctx.globalAlpha = 1;
        ctx.fillStyle = turf.line;
      }
    }
  }
}

function endZone(
  ctx: Ctx,
  x: number,
  team: { name: string; shirt: string; trim: string },
  turf: Turf,
  side: number,
) {
  if (x < -END_ZONE * YARD || x > 960) return;
  ctx.fillStyle = team.shirt;
  ctx.fillRect(x, FIELD_TOP, END_ZONE * YARD, WIDTH * YARD);
  ctx.fillStyle = team.trim;
  ctx.globalAlpha = 0.22;
  for (let i = 0; i < 13; i++) ctx.fillRect(x, FIELD_TOP + i * 34, END_ZONE * YARD, 17);
  ctx.globalAlpha = 1;
  const word = team.name.split(" ").at(-1) ?? "";
  ctx.save();
  ctx.translate(x + (END_ZONE * YARD) / 2, FIELD_TOP + (WIDTH * YARD) / 2);
  ctx.rotate((Math.PI / 2) * side);
  const dot = Math.min(13, 400 / pixelWidth(word, 1));
  drawPixels(ctx, word, 0, -dot * 2.5, { dot, color: team.trim, align: "center", shadow: ink.outline });
  ctx.restore();
  posts(ctx, side > 0 ? x + END_ZONE * YARD : x, turf);
}

/** The fork that kicks must pass. */
function posts(ctx: Ctx, x: number, turf: Turf) {
  const y = FIELD_TOP + 13 * YARD;
  ctx.fillStyle = turf.shade;
  ctx.fillStyle = ink.yellow;
  ctx.fillRect(x - 3, y - 44, 6, 44);
  ctx.fillRect(x - 3, y - 96, 6, 30);
  ctx.fillRect(x - 3, y - 74, 6, 58);
  ctx.fillRect(x - 14, y - 48, 28, 6);
}

let stand: HTMLCanvasElement | undefined;

/** Heads and scarves in dots, twice: calm and with arms up. */
function crowdPicture(): HTMLCanvasElement {
  if (stand) return stand;
  stand = document.createElement("canvas");
  stand.width = 240;
  stand.height = 28;
  const ctx = stand.getContext("2d");
  if (!ctx) return stand;
  const shirts = [ink.coral, ink.yellow, ink.sky, ink.cream, "#8a5cf0", ink.mint, "#f08a3c"];
  const skins = ["#f0c090", "#c88a58", "#8a5a3a", "#e0a070"];
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 60; i++) {
      const n = (i * 7 + row * 13 + ((i * i) % 11)) % 97;
      const x = i * 4 + (row % 2) * 2;
      const y = 3 + row * 8;
      ctx.fillStyle = shirts[n % shirts.length] ?? ink.cream;
      ctx.fillRect(x, y + 3, 3, 5);
      ctx.fillStyle = skins[n % skins.length] ?? ink.cream;
      ctx.fillRect(x + 0.5, y, 2, 3);
    }
  }
  return stand;
}

function drawCrowd(view: View, camera: number, { us, rival }: MatchSetting, cheer: number, age: number) {
  const { ctx } = view;
  const top = CROWD_TOP;
  ctx.fillStyle = "#2a2347";
  ctx.fillRect(0, top, view.width, FIELD_TOP - top - 10);
  const picture = crowdPicture();
  const width = picture.width * 1.6;
  const shift = (((camera * YARD) % width) + width) % width;
  ctx.imageSmoothingEnabled = false;
  for (let x = -shift, i = 0; x < view.width; x += width, i++) {
    const hop = Math.abs(Math.sin(age * 0.25 + i)) * cheer * 5;
    ctx.drawImage(picture, x, top - 2 - hop, width, picture.height * 1.3);
  }
  // The hoardings carry both clubs' colours.
  for (let x = -((camera * YARD) % 240) - 240, i = 0; x < view.width; x += 120, i++) {
    ctx.fillStyle = i % 2 === 0 ? us.shirt : rival.shirt;
    ctx.fillRect(x, FIELD_TOP - 17, 118, 10);
    ctx.fillStyle = i % 2 === 0 ? us.trim : rival.trim;
    ctx.fillRect(x + 40, FIELD_TOP - 14, 38, 4);
  }
}

/** The lines that television draws: where the play began, and where a new first down waits. */
export function drawMarks(view: View, camera: number, line: number, mark: number): void {
  const { ctx } = view;
  const bar = (x: number, color: string) => {
    ctx.fillStyle = color;
    ctx.globalAlpha = 0.85;
    ctx.fillRect((x - camera) * YARD - 2.5, FIELD_TOP, 5, WIDTH * YARD);
    ctx.globalAlpha = 1;
  };
  bar(line, ink.sky);
  if (mark < GOAL) bar(mark, ink.yellow);
}
