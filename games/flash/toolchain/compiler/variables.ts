import type { Frame } from "./frame.ts";

/** Leaves the variable's value on the stack. */
export function readVariable(frame: Frame, name: string): void {
  const register = frame.scope.registerOf(name);
  if (register) {
    frame.code.push(register);
    return;
  }
  frame.code.push(name);
  frame.code.do("getVariable");
}

/** Gives the variable the value that `writeValue` leaves on the stack. */
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
