/**
 * Wraps `fetch` for the one request that Ruffle makes for its SWF: it gets these bytes, and nothing leaves the browser. An SWF that is
 * loaded so believes itself to be at `address`; Ruffle has no option for that.
 */
export function spoofAddress(address: string, bytes: Uint8Array<ArrayBuffer>): void {
  const native = window.fetch;
  const wanted = new URL(address).href;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : `${input}`;
    if (url !== wanted) return native.call(window, input, init);
    window.fetch = native;
    const headers = { "content-type": "application/x-shockwave-flash" };
    const response = new Response(bytes, { headers });
    // A made response has no URL, and Ruffle takes the SWF's from it.
    return Object.defineProperty(response, "url", { value: wanted });
  };
}
