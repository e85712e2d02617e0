// Reference workload: a fixed piece of work that a process's own is compared with. Changing it makes accepted figures useless,
// so it imports nothing that may change, and has HTML escaping of its own.
import { brotliCompressSync, constants } from "node:zlib";

const PASSES = 10;
const rows = Array.from({ length: 100 }, (_, row) => ({
  name: `The game <${row}> & more`,
  href: `/play/${row * 7919}`,
  tags: ["arcade", row % 2 === 0 ? "puzzle" : "racing"],
}));

/** CPU time of this process since it began. */
export function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** CPU time for writing a list as a page and compressing it: the median of several passes. */
export function referenceWork() {
  const times = Array.from({ length: PASSES }, () => {
    const from = cpuMs();
    brotliCompressSync(page(), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    return cpuMs() - from;
  });
  return times.toSorted((a, b) => a - b)[PASSES >> 1];
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
