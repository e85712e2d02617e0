import { describe, expect, it } from "vitest";
import { type Invitation, parseInvitation, writeInvitation } from "./invitation.ts";

describe("parseInvitation", () => {
  const invitation: Invitation = {
    guest: "html5/chess",
    site: "https://recess.example",
    entries: [["level", '"3"\n\u2028', 5]],
    sound: { volume: 1, muted: false },
    language: "pt-BR",
    session: [["run", "7", 1]],
    ownName: "Bob",
  };

  it("reads an invitation as it was written", () => {
    expect(parseInvitation(writeInvitation(invitation))).toEqual(invitation);
  });

  it("reads that of a page which does not tell its language", () => {
    const { language, ...older } = invitation;
    expect(parseInvitation(`recess/1${JSON.stringify(older)}`)).toEqual({ ...invitation, language: "" });
  });

  it("ignores any other frame name", () => {
    for (const name of ["", "game", "{}", "recess/1", "recess/1null", 'recess/1{"guest":1}']) {
      expect(parseInvitation(name)).toBeUndefined();
    }
  });
});
