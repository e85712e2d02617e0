import button from "#app/ui/button.module.css";
import { Notice } from "#app/ui/notice.tsx";

/** Page with one message. */
export function noticePage({ title, text }: { title: string; text: string }) {
  return (
    <Notice title={title} text={text}>
      <a className={button["quiet"]} href="/">
        To the desk
      </a>
    </Notice>
  );
}
