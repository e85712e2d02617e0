import { DeskIsland } from "#desk/islands/desk-island.tsx";
import { pictureFolders } from "#domain/content/editing/picture.ts";
import type { DeskContent } from "#domain/desk/desk-content.ts";
import UploadPicture from "./upload-picture.island.tsx";
import styles from "./words.module.css";

/** Pictures beside the words, and a way to add one. */
export function Pictures({ content }: { content: DeskContent }) {
  return (
    <div className={styles["words"]}>
      <h1>Pictures</h1>
      <p>SVG, PNG, WebP, AVIF or JPEG, up to 2 MB. One of the same name takes the place of what was there.</p>
      {pictureFolders.map((folder) => (
        <section key={folder} aria-labelledby={`${folder}-title`}>
          <h2 id={`${folder}-title`}>{folder === "logos" ? "Logos" : "Images of slides and banners"}</h2>
          <ul className={styles["pictures"]}>
            {content.pictures(folder).map((name) => (
              <li key={name}>
                <img src={`/${folder}/${name}`} alt="" width={72} height={72} loading="lazy" />
                {name}
              </li>
            ))}
          </ul>
          <DeskIsland name="upload-picture" of={UploadPicture} props={{ folder }} />
        </section>
      ))}
      <p>
        <a href="/words">Back</a>
      </p>
    </div>
  );
}
