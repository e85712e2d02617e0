/**
 * Answers requests of the site's page from a hidden page of a game's origin. The page's `<meta name="site">` lists the origins that may ask, the
 * hash of its URL says which of them has opened it, and each request carries a port for what `answer` posts.
 */
export function answerSite(ready: string, answer: (data: unknown, port: MessagePort) => void): void {
  const sites = document.querySelector<HTMLMetaElement>("meta[name=site]")?.content.split(" ") ?? [];
  const site = decodeURIComponent(location.hash.slice(1));
  if (!sites.includes(site) || window.parent === window) return;
  addEventListener("message", ({ source, origin, data, ports: [port] }) => {
    if (source === window.parent && origin === site && port) answer(data, port);
  });
  window.parent.postMessage(ready, site);
}
