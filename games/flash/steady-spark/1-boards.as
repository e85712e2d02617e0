// The boards. A board is a line of copper of some width from the first point to the last; `sweepers` move to and fro
// between two places and are deadly, `gates` block the way for a part of each period (in steps of a sixtieth of a second).

function board(name, width, points, sweepers, gates) {
  return { name: name, width: width, points: points, sweepers: sweepers || [], gates: gates || [] };
}

function sweeper(x1, y1, x2, y2, radius, period) {
  return { x1: x1, y1: y1, x2: x2, y2: y2, radius: radius, period: period };
}

function gate(x, y, width, height, period, phase) {
  return { x: x, y: y, width: width, height: height, period: period, phase: phase };
}

var boards = [
  board("Warm-up", 58, [60, 220, 300, 220, 300, 110, 580, 110]),
  board("Zigzag", 50, [60, 310, 60, 100, 200, 100, 200, 310, 340, 310, 340, 100, 480, 100, 480, 310, 580, 310]),
  board("Slopes", 46, [50, 90, 230, 310, 400, 100, 590, 310]),
  board("Crossing", 64, [50, 200, 590, 200], [
    sweeper(190, 160, 190, 240, 11, 150),
    sweeper(320, 240, 320, 160, 11, 120),
    sweeper(450, 160, 450, 240, 11, 100)
  ]),
  board("Traffic lights", 52, [60, 310, 60, 110, 580, 110, 580, 310, 180, 310], [], [
    gate(200, 84, 14, 52, 200, 0),
    gate(400, 84, 14, 52, 200, 100),
    gate(380, 284, 14, 52, 170, 40)
  ]),
  board("Snail", 42, [40, 80, 600, 80, 600, 325, 110, 325, 110, 150, 520, 150, 520, 255, 200, 255]),
  board("Staircase", 34, [40, 320, 130, 320, 130, 260, 230, 260, 230, 200, 330, 200, 330, 140, 430, 140, 430, 85, 590, 85]),
  board("Conveyor", 54, [50, 120, 590, 120, 590, 300, 60, 300], [
    sweeper(150, 120, 500, 120, 9, 420),
    sweeper(560, 300, 200, 300, 9, 330)
  ]),
  board("Needle", 24, [50, 200, 180, 200, 180, 110, 320, 110, 320, 290, 460, 290, 460, 200, 590, 200]),
  board("Mill", 70, [60, 90, 580, 90, 580, 320, 60, 320, 60, 205, 400, 205], [
    sweeper(250, 60, 250, 120, 13, 90),
    sweeper(400, 120, 400, 60, 13, 80),
    sweeper(420, 290, 420, 350, 13, 85),
    sweeper(220, 350, 220, 290, 13, 75)
  ]),
  board("Airlock", 44, [40, 100, 320, 100, 320, 210, 60, 210, 60, 320, 600, 320, 600, 110, 440, 110], [], [
    gate(180, 78, 12, 44, 150, 0),
    gate(180, 188, 12, 44, 130, 60),
    gate(250, 298, 12, 44, 150, 20),
    gate(450, 298, 12, 44, 120, 80),
    gate(578, 210, 44, 12, 140, 30)
  ]),
  board("Teeth", 32, [40, 300, 100, 110, 160, 300, 220, 110, 280, 300, 340, 110, 400, 300, 460, 110, 520, 300, 600, 100]),
  board("Patrol", 46, [50, 80, 590, 80, 590, 200, 60, 200, 60, 320, 590, 320], [
    sweeper(120, 80, 560, 80, 8, 360),
    sweeper(560, 200, 100, 200, 8, 300),
    sweeper(100, 320, 560, 320, 8, 260)
  ]),
  board("Watch", 36, [60, 90, 580, 90, 580, 325, 60, 325, 60, 170, 490, 170, 490, 250, 150, 250], [
    sweeper(330, 66, 330, 114, 8, 95),
    sweeper(556, 220, 604, 220, 8, 90)
  ], [gate(330, 307, 12, 36, 140, 0), gate(280, 152, 12, 36, 120, 50)]),
  board("Short circuit", 22, [40, 70, 600, 70, 600, 335, 40, 335, 40, 130, 540, 130, 540, 275, 110, 275, 110, 195, 470, 195])
];
