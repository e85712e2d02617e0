import { describe, expect, it } from "vitest";
import { openParcel, ParcelUnreadable, parcelKeys, sealParcel } from "./parcel-cipher.ts";

const text = JSON.stringify({ level: "3", name: "Zoë ☃" });

describe("a parcel", async () => {
  const { id, key } = await parcelKeys("ABCDEFGH");
  const other = await parcelKeys("ABCDEFGJ");

  it("is opened with the code that sealed it, in any browser", async () => {
    const again = await parcelKeys("ABCDEFGH");
    expect(again.id).toBe(id);
    expect(await openParcel(await sealParcel(text, key), again.key)).toBe(text);
  });

  it("has an id that another code does not have, and that the portal accepts", () => {
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(other.id).not.toBe(id);
  });

  it("shows nothing of its text, not even twice the same bytes", async () => {
    const [one, two] = [await sealParcel(text, key), await sealParcel(text, key)];
    expect(one).not.toEqual(two);
    expect(Buffer.from(one).includes("level")).toBe(false);
  });

  it("is not opened with another code, nor after a bit was changed", async () => {
    const parcel = await sealParcel(text, key);
    await expect(openParcel(parcel, other.key)).rejects.toThrow(ParcelUnreadable);
    for (const at of [0, 5, 20, parcel.length - 1]) {
      const changed = parcel.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(openParcel(changed, key)).rejects.toThrow(ParcelUnreadable);
    }
    await expect(openParcel(new Uint8Array(), key)).rejects.toThrow(ParcelUnreadable);
  });

  it("has a key that no script can read", () => expect(key.extractable).toBe(false));

  it("is compressed, and gives up on one that would fill the memory", async () => {
    const large = await sealParcel("x".repeat(64_000_001), key);
    expect(large.length).toBeLessThan(1_000_000);
    await expect(openParcel(large, key)).rejects.toThrow("too large");
  });
});
