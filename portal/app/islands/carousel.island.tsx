import { useRef } from "react";
import type { LanguageAttributes } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./carousel.module.css";
import { useCarousel } from "./use-carousel.ts";

/** One slide: a featured game, or a link that an operator chose. */
export type CarouselSlide = {
  id: string;
  title: string;
  attributes: LanguageAttributes;
  href: string;
  image: string;
};

/** Carousel of featured games, three at a time. Without script it is a row that scrolls sideways. */
export default function Carousel({ slides }: { slides: readonly CarouselSlide[] }) {
  const t = useTranslate();
  const row = useRef<HTMLUListElement>(null);
  const { isMoving, toggle, previous, next } = useCarousel(row);
  return (
    <section
      className={styles["carousel"]}
      aria-roledescription={t("carousel.role")}
      aria-label={t("carousel.label")}
      data-testid="carousel"
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") previous();
        if (key === "ArrowRight") next();
      }}
    >
      <ul className={styles["row"]} ref={row}>
        {slides.map((slide) => (
          <li key={slide.id} className={styles["slide"]} data-testid="slide">
            <a className={styles["link"]} href={slide.href} draggable={false}>
              <img
                src={slide.image}
                alt=""
                width={640}
                height={360}
                loading="lazy"
                decoding="async"
                draggable={false}
              />
              <span className={styles["title"]} {...slide.attributes}>
                {slide.title}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles["controls"]}>
        <button type="button" onClick={previous} aria-label={t("carousel.previous")}>
          <Icon name="left" />
        </button>
        <button type="button" onClick={toggle} aria-label={t(isMoving ? "carousel.stop" : "carousel.go")}>
          <span className={isMoving ? styles["pause"] : styles["go"]} />
        </button>
        <button type="button" onClick={next} aria-label={t("carousel.next")}>
          <Icon name="right" />
        </button>
      </div>
    </section>
  );
}
