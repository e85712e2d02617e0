declare module "spdx-satisfies" {
  const satisfies: (expression: string, approved: readonly string[]) => boolean;
  // biome-ignore lint/style/noDefaultExport: it is the package's only export
  export default satisfies;
}
