import type { Frame } from "./frame.ts";

/** Pushes the value of a variable, from its register or by name. */
export function readVariable(frame: Frame, name: string): void {
  const register = frame.scope.registerOf(name);
  if (register) {
    frame.code.push(register);
    return;
  }
  frame.code.push(name);
  frame.code.do("getVariable");
}

/** Stores the value that `writeValue` leaves on the stack in a variable. */
export function setVariable(frame: Frame, name: string, writeValue: () => void): void {
  const register = frame.scope.registerOf(name);
  if (register) {
    writeValue();
    frame.code.store(register);
    frame.code.do("pop");
    return;
  }
  frame.code.push(name);
  writeValue();
  frame.code.do("setVariable");
}
