import { describe, expect, it } from "vitest";
import { foldedText } from "./folded-text.ts";

describe("foldedText", () => {
  it.each([
    ["Żółw", "zolw"],
    ["ŚWINKA", "swinka"],
    ["Échecs", "echecs"],
    ["Fußball", "fussball"],
    ["Straße", "STRASSE"],
    ["Işık", "isik"],
    ["İSTANBUL", "istanbul"],
    ["Xadrez Ágil", "xadrez agil"],
    ["Smørrebrød", "smorrebrod"],
    ["ألعاب", "العاب"],
    ["إلى", "الي"],
    ["آلة", "اله"],
    ["شَطْرَنْج", "شطرنج"],
    ["شطـــرنج", "شطرنج"],
    ["یک", "يك"],
    ["٢٠٤٨", "2048"],
    ["۲۰۴۸", "2048"],
    ["２０４８", "2048"],
    ["Nine Men’s Morris", "nine men's morris"],
  ])("finds %s as %s", (name, typed) => {
    expect(foldedText(name)).toBe(foldedText(typed));
  });

  it("is a text in lower case, where there is nothing but ASCII", () => {
    expect(foldedText("Chess 2: [The] End")).toBe("chess 2: [the] end");
  });

  it("leaves letters apart that differ to their readers", () => {
    expect(foldedText("国际象棋")).toBe("国际象棋");
    expect(foldedText("कि")).not.toBe(foldedText("क"));
    expect(foldedText("한국")).toBe("한국");
  });

  it("folds once and for all", () => {
    for (const text of ["Żółw", "İstanbul", "Fußball", "ﷲ", "Ǆ"])
      expect(foldedText(foldedText(text))).toBe(foldedText(text));
  });
});
