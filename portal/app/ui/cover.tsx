import { urls } from "#app/urls.ts";
import { coverOf } from "#domain/catalogue/covers/cover.ts";
import type { Game } from "#domain/catalogue/game.ts";

/**
 * Cover of a game as a responsive image, always 16:9, with its size set to avoid layout shift. The build makes four files for local
 * games; other games have one.
 */
export function Cover({ game, eager }: { game: Pick<Game, "id" | "img" | "gameType">; eager?: true }) {
  const image = (
    <img
      src={urls.cover(coverOf(game))}
      alt=""
      width={320}
      height={180}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
  if (game.gameType === "external" || !game.img.endsWith(".webp")) return image;
  const file = (ending: string) => urls.cover(game.img.replace(/\.webp$/, ending));
  return (
    <picture>
      <source type="image/avif" srcSet={`${file(".avif")}, ${file("@2x.avif")} 2x`} />
      <source type="image/webp" srcSet={`${file(".webp")}, ${file("@2x.webp")} 2x`} />
      {image}
    </picture>
  );
}
