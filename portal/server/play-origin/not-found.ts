/** The play origin's own 404 page: small and without style sheets, as it may stand inside a game's frame. */
export function notFound(siteOrigin: string, headers: Record<string, string>): Response {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>404 Page Not Found</title>
<h1>404 Page Not Found</h1>
<p><a href="${siteOrigin}/" target="_top">Home</a> <a href="${siteOrigin}/play" target="_top">Games</a></p>
</html>
`;
  const type = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };
  return new Response(page, { status: 404, headers: { ...headers, ...type } });
}
