/** Their words are the messages `car.` and `carHint.` of these. */
export type CarId = "pencil" | "eraser" | "highlighter";

/** What makes one car drive unlike another. Forces are per kilogram, so they read as accelerations (m/s²). */
export type Spec = {
  id: CarId;
  /** Stars it takes to get the key. */
  stars: number;
  colours: { body: string; trim: string; roof: string; glass: string };
  /** Metres from the middle of the mass to the axles. */
  front: number;
  rear: number;
  /** How hard the tyres hold at each end. */
  gripFront: number;
  gripRear: number;
  push: number;
  power: number;
  /** Radians of lock at walking pace. */
  lock: number;
  /** Resistance to turning, per kilogram. */
  inertia: number;
  /** The angle (radians) up to which it can be held sideways. */
  mostAngle: number;
};

export const firstCar: Spec = {
  id: "pencil",
  stars: 0,
  colours: { body: "#ffc93c", trim: "#e8615a", roof: "#fff3d0", glass: "#26323f" },
  front: 1.2,
  rear: 1.3,
  gripFront: 1.3,
  gripRear: 1.24,
  push: 8.2,
  power: 135,
  lock: 0.62,
  inertia: 1.5,
  mostAngle: 0.85,
};

export const cars: readonly Spec[] = [
  firstCar,
  {
    id: "eraser",
    stars: 5,
    colours: { body: "#ff7f9f", trim: "#3f6fd8", roof: "#fff6f2", glass: "#2b2740" },
    front: 1.35,
    rear: 1.3,
    gripFront: 1.32,
    gripRear: 1.13,
    push: 9.6,
    power: 150,
    lock: 0.7,
    inertia: 1.8,
    mostAngle: 1.05,
  },
  {
    id: "highlighter",
    stars: 14,
    colours: { body: "#b8ff3d", trim: "#14181f", roof: "#1d242e", glass: "#7de8ff" },
    front: 1.2,
    rear: 1.4,
    gripFront: 1.44,
    gripRear: 1.36,
    push: 10.5,
    power: 178,
    lock: 0.56,
    inertia: 1.4,
    mostAngle: 0.8,
  },
];
