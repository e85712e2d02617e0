import "./ui/base.css";

/** One stylesheet for the whole site: it is small, and the second page finds it in the cache. Used, or it would be dropped. */
export const sheets = import.meta.glob("./**/*.module.css", { eager: true });
