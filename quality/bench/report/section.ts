/** Section of the report: a table, and the words above it for the document only. */
export type Section = { readonly title: string; readonly words: string; readonly table: string };

/** A figure by its name, as people read it; a dash where it was not measured. */
export type At = (name: string) => string;
