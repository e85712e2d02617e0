/** Hidden fields of a form: which game it is about, and that it leads back to the game's page. */
export function GamePlace({ path }: { path: string }) {
  return (
    <>
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="from" value="game" />
    </>
  );
}
