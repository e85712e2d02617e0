// Loaded before a server that is measured (`node --import`): tells its parent, when asked, what it has used so far, and does a fixed piece
// of work to compare its own with.
import { brotliCompressSync, constants } from "node:zlib";

process.on("message", (message) => {
  if (message === "usage") process.send?.({ cpuMs: cpuMs(), memory: process.memoryUsage.rss() });
  if (message === "yardstick") process.send?.(yardstick());
});
// Broken off in the middle, the bench leaves nobody behind.
process.on("disconnect", () => process.exit());

function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const rows = Array.from({ length: 100 }, (_, row) => ({
  name: `The game <${row}> & more`,
  href: `/play/${row * 7919}`,
  tags: ["arcade", row % 2 === 0 ? "puzzle" : "racing"],
}));
const passes = 10;

/** What it takes to write a list as a page and to compress it, by means that nobody changes: the middle of several times. */
function yardstick() {
  const times = Array.from({ length: passes }, () => {
    const from = cpuMs();
    brotliCompressSync(page(), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    return cpuMs() - from;
  });
  return times.toSorted((a, b) => a - b)[passes >> 1];
}

function page() {
  const cards = rows.map(({ name, href, tags }) =>
    element("li", { class: "card", "data-tags": tags.join(" ") }, [
      element("a", { href, class: "link", title: name }, [escaped(name)]),
      element("p", { class: "description", lang: "en" }, [escaped(`All about ${name}.`)]),
    ]),
  );
  return element("ul", { class: "cards" }, cards);
}

function element(tag, properties, children) {
  const written = Object.entries(properties).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${written.join("")}>${children.join("")}</${tag}>`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
