/** Files of the site that scripts and styles name by their path on a portal; not the patterns of routes, which `urls` fills in. */
const named =
  /(["'`(])\/(?=assets\/[\w./-]*\.\w|assets\/player\/engines\/|icons\/[\w-]+\.|icon\.svg|cloak[-.]|promo-video\/[\w-]+\.)/g;

/** What the bundler puts before the names of chunks that it preloads. */
const preloaded = /(function\(\w\)\{return)`\/`(?=\+\w\})/g;

/** A script, style or inline script of the build with its addresses below the base of a mirror. */
export function underBase(text: string, base: string): string {
  return text.replaceAll(named, `$1${base}`).replaceAll(preloaded, `$1\`${base}\``);
}
