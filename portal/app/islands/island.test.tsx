import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { translateTo } from "#app/messages/languages.ts";
import { TranslateProvider } from "#app/messages/use-translate.ts";
import { Island } from "./island.tsx";
import Tagline from "./tagline.island.tsx";

const props = { first: "Hello <you>", taglines: ["Hello <you>"], again: "/", attributes: {} };

const render = (content: ReactNode) =>
  renderToStaticMarkup(<TranslateProvider value={translateTo("en")}>{content}</TranslateProvider>);

describe("Island", () => {
  it("renders the component and carries its props to the browser, escaped", () => {
    const html = render(<Island name="tagline" of={Tagline} when="idle" props={props} />);
    expect(html).toContain('data-island="tagline"');
    expect(html).toContain("Hello &lt;you&gt;</span>");
    const carried = /data-props="([^"]*)"/
      .exec(html)?.[1]
      ?.replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">");
    expect(JSON.parse(carried ?? "")).toEqual(props);
  });

  it("leaves an empty place where a component fails, and the page around it stands", () => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    const broken = () => {
      throw new Error("broken");
    };
    const html = render(
      <main>
        before
        <Island name="tagline" of={broken} when="idle" props={props} />
        after
      </main>,
    );
    expect(html).toMatch(/^<main>before<div[^>]*><\/div>after<\/main>$/);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });
});
