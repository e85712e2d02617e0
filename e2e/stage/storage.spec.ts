import { expect, launch, test } from "./stage-test.ts";

/** Everything that games and libraries do with a storage object, as a list of answers. Runs in the browser, on either kind. */
function exercise(storage: Storage): unknown[] {
  const answers: unknown[] = [];
  const note = (act: () => unknown) => {
    try {
      answers.push(act() ?? "nothing");
    } catch (error) {
      answers.push(error instanceof Error ? error.name : "thrown");
    }
  };
  type Expando = "dot" | "object" | "none" | "after" | "x" | "y";
  const loose: Storage & { [name in Expando]?: unknown } = storage;
  const keys = () => Object.keys(storage).sort();
  storage.clear();
  note(() => storage.setItem("b", "2"));
  note(() => storage.setItem("a", String({ toString: () => "text" })));
  note(() => Reflect.apply(storage.setItem, storage, ["number", 7]));
  note(() => Reflect.apply(storage.setItem, storage, ["nothing", null]));
  note(() => Reflect.apply(storage.setItem, storage, ["alone"]));
  note(() => Reflect.apply(storage.getItem, storage, []));
  note(() => storage.getItem("missing"));
  note(() => storage.length);
  note(keys);
  note(() => Object.entries(storage).sort());
  note(() => JSON.parse(JSON.stringify(storage)));
  note(() => ({ ...storage }));
  note(() => {
    const names = [];
    for (const name in storage) if (Object.hasOwn(storage, name)) names.push(name);
    return names.sort();
  });
  note(() => Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort());
  note(() => [storage.key(99), storage.key(-1), Reflect.apply(storage.key, storage, ["x"]) !== null]);
  note(() => {
    loose.dot = 5;
    return [loose.dot, typeof storage.getItem("dot")];
  });
  note(() => {
    loose.object = { a: 1 };
    return loose.object;
  });
  note(() => ["dot" in storage, "none" in storage, "getItem" in storage, "toString" in storage]);
  note(() => [delete loose.dot, delete loose.none, "dot" in storage]);
  note(() => {
    storage.setItem("getItem", "x");
    storage.setItem("length", "y");
    return [
      typeof storage.getItem,
      storage.getItem("getItem"),
      storage.getItem("length"),
      typeof storage.length,
    ];
  });
  note(() => [Reflect.deleteProperty(storage, "getItem"), storage.getItem("getItem")]);
  note(() => storage.removeItem("getItem"));
  note(() => storage.removeItem("length"));
  note(() => {
    storage.setItem("__proto__", "p");
    storage.setItem("constructor", "c");
    return [storage.getItem("__proto__"), storage.getItem("constructor"), storage instanceof Storage];
  });
  note(() => [storage.constructor === Storage, Object.getPrototypeOf(storage) === Storage.prototype]);
  note(() => [Object.prototype.toString.call(storage), String(storage), typeof storage]);
  note(() => Object.getOwnPropertyDescriptor(storage, "b"));
  note(() => Object.getOwnPropertyDescriptor(storage, "none"));
  note(() => [Object.hasOwn(storage, "b"), Object.hasOwn(storage, "none")]);
  note(() => Object.defineProperty(storage, "defined", { value: 3 }) === storage);
  note(() => storage.getItem("defined"));
  note(() => Object.isExtensible(storage));
  note(() => Object.freeze(storage) === storage);
  note(() => {
    loose.after = "freeze";
    return storage.getItem("after");
  });
  note(() => Storage.prototype.getItem.call(storage, "b"));
  note(() => Storage.prototype.setItem.call({} as Storage, "a", "b"));
  note(
    () => Object.getOwnPropertyDescriptor(Storage.prototype, "length")?.get?.call(storage) === storage.length,
  );
  note(() => {
    Object.defineProperty(Storage.prototype, "setObject", {
      configurable: true,
      value(this: Storage, key: string, value: unknown) {
        this.setItem(key, JSON.stringify(value));
      },
    });
    Reflect.apply(Reflect.get(storage, "setObject"), storage, ["list", [1, 2]]);
    return [storage.getItem("list"), Reflect.deleteProperty(Storage.prototype, "setObject")];
  });
  note(() => {
    const mark = Symbol("mark");
    Reflect.set(storage, mark, 1);
    return [Reflect.get(storage, mark), Object.getOwnPropertySymbols(storage).length];
  });
  note(() => Object.assign(storage, { x: 1, y: "2" }) === storage);
  note(() => [
    storage.getItem("x"),
    loose.y,
    Reflect.ownKeys(storage).filter((key) => typeof key === "string").length,
  ]);
  note(() => {
    storage.setItem("", "empty key");
    storage.setItem("ключ 🔑", "\u0000\ud800");
    return [storage.getItem(""), storage.getItem("ключ 🔑")?.length];
  });
  note(() => storage.getItem.name + storage.setItem.length + storage.key.length);
  storage.clear();
  note(() => [storage.length, keys(), storage.key(0), JSON.stringify(storage)]);
  return answers;
}

for (const area of ["localStorage", "sessionStorage"] as const) {
  test(`a game cannot tell its ${area} from the browser's own`, async ({ page, origins }) => {
    const game = await launch(page, origins.stage("/assets/html5/saver/"));
    const ours = await game.evaluate(`(${exercise})(${area})`);
    const browsers = await page.evaluate(`(${exercise})(${area})`);
    expect(ours).toEqual(browsers);
  });
}

test("a full store refuses with the error that games know, and keeps what it has", async ({
  page,
  origins,
}) => {
  const game = await launch(page, origins.stage("/assets/html5/saver/"));
  const refusal = await game.evaluate(() => {
    localStorage.setItem("big", "x".repeat(5 * 1024 * 1024 - 3));
    try {
      localStorage.setItem("more", "1");
      return "taken";
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      return [error.name, error.code, localStorage.getItem("more"), localStorage.getItem("big")?.length];
    }
  });
  expect(refusal).toEqual(["QuotaExceededError", 22, null, 5 * 1024 * 1024 - 3]);
});
