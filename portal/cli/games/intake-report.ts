import type { ImportedGame } from "#domain/catalogue/imported-game.ts";

/** What the operator is told about an imported game: what will not work, what the intake changed, and what was left out. A line each. */
export function intakeReport(imported: ImportedGame): string[] {
  const blockedScripts = imported.adaptations?.blockedScripts ?? [];
  return [
    ...blockedScripts.map((url) => `Will not work: it loads a script from elsewhere, ${url}.`),
    ...intakeChanges(imported),
    ...imported.hosts.map((host) => `It names ${host}; the portal will not let it call there.`),
  ];
}

/** What the intake changed in a game, gave it, and left out. A line each. */
export function intakeChanges({
  systemFiles,
  leftOut = [],
  adaptations,
  remarks = [],
}: ImportedGame): string[] {
  const { libraries = [], frameTests = 0, ownPaths = 0, needs = [] } = adaptations ?? {};
  return [
    ...remarks,
    ...libraries.map((library) => `A library from elsewhere lies beside it now: ${library}.`),
    ...(frameTests > 0 ? [`It looks for a page around it in ${frameTests} places; it will find none.`] : []),
    ...(ownPaths > 0 ? [`${ownPaths} paths from the root of its host are relative now.`] : []),
    ...(needs.includes("dialogs")
      ? ["It asks questions with confirm or prompt: its frame may show them."]
      : []),
    ...(needs.includes("isolation") ? ["It shares memory between workers: its page is isolated."] : []),
    ...(systemFiles ? [`Left out: ${systemFiles} hidden files, or files of an operating system.`] : []),
    ...leftOut.map(
      (file) => `${file} was left out: the portal sends a game's files as they are, not compressed copies.`,
    ),
  ];
}
