declare module "subset-font" {
  /** The font with only the glyphs of these letters. */
  const subsetFont: (font: Buffer, letters: string, options: { targetFormat: "sfnt" }) => Promise<Buffer>;
  // biome-ignore lint/style/noDefaultExport: it is the package's only export
  export default subsetFont;
}
