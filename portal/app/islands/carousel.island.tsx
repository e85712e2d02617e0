import { useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./carousel.module.css";
import { useCarousel } from "./use-carousel.ts";

/** One slide: a featured game, or a link that an operator chose. */
export type CarouselSlide = { id: string; title: string; href: string; image: string };

/** Carousel of featured games, three at a time. Without script it is a row that scrolls sideways. */
export default function Carousel({ slides }: { slides: readonly CarouselSlide[] }) {
  const row = useRef<HTMLUListElement>(null);
  const { isMoving, toggle, previous, next } = useCarousel(row);
  return (
    <section
      className={styles["carousel"]}
      aria-roledescription="carousel"
      aria-label="Featured games"
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
              <span className={styles["title"]}>{slide.title}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles["controls"]}>
        <button type="button" onClick={previous} aria-label="Previous slide">
          <Icon name="left" />
        </button>
        <button
          type="button"
          onClick={toggle}
          aria-label={isMoving ? "Stop the slides" : "Let the slides move"}
        >
          <span className={isMoving ? styles["pause"] : styles["go"]} />
        </button>
        <button type="button" onClick={next} aria-label="Next slide">
          <Icon name="right" />
        </button>
      </div>
    </section>
  );
}
