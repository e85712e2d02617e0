type Ctx = CanvasRenderingContext2D;

const RIM = "#16181d";

/** A spray can and a spanner around the origin, about 60 units across. */
export function drawTools(ctx: Ctx): void {
  ctx.save();
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  drawSpanner(ctx);
  drawCan(ctx);
  ctx.restore();
}

function drawSpanner(ctx: Ctx) {
  ctx.save();
  ctx.translate(14, 2);
  ctx.rotate(0.5);
  for (const [color, grow] of [
    [RIM, 3],
    ["#cfd8e3", 0],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.roundRect(-5 - grow, -14 - grow, 10 + grow * 2, 42 + grow * 2, 5);
    ctx.fill();
    ctx.beginPath();
    ctx.arc(0, -20, 13 + grow, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillStyle = "#33475a";
  ctx.beginPath();
  ctx.moveTo(-6, -36);
  ctx.lineTo(6, -36);
  ctx.lineTo(6, -20);
  ctx.lineTo(0, -15);
  ctx.lineTo(-6, -20);
  ctx.fill();
  ctx.restore();
}

function drawCan(ctx: Ctx) {
  ctx.save();
  ctx.translate(-14, 4);
  ctx.rotate(-0.16);
  ctx.strokeStyle = RIM;
  ctx.lineWidth = 3;
  block(ctx, "#fff3d0", -5, -31, 10, 9, 2);
  block(ctx, "#cfd8e3", -11, -23, 22, 10, 5);
  block(ctx, "#ff5d8f", -13, -14, 26, 40, 5);
  ctx.fillStyle = "#ffd24a";
  ctx.fillRect(-11.5, -2, 23, 12);
  ctx.fillStyle = "rgb(255 255 255 / 0.45)";
  ctx.fillRect(-8, -11, 4, 34);
  for (const [dx, dy, size] of [
    [-14, -34, 3],
    [-21, -39, 4],
    [-22, -29, 3],
  ] as const) {
    ctx.fillStyle = "#ff5d8f";
    ctx.beginPath();
    ctx.arc(dx, dy, size, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
}

function block(ctx: Ctx, color: string, x: number, y: number, width: number, height: number, round: number) {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, round);
  ctx.stroke();
  ctx.fill();
}
