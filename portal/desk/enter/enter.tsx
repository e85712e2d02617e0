import button from "#app/ui/button.module.css";
import form from "#app/ui/form.module.css";
import { Notice } from "#app/ui/notice.tsx";
import type { Entry } from "#desk/app.ts";

/** Page that lets an operator in: by a one-time link, or by an account with its second factor. */
export function enterPage(entry: Entry) {
  if (entry.kind === "link") return <EnterByLink token={entry.token} />;
  if (entry.kind === "code") return <CodeStep pending={entry.pending} refusal={entry.refusal} />;
  return <SignIn canSignIn={entry.canSignIn} refusal={entry.refusal} />;
}

/** The press uses the link up, not the look: programs that preview links look at them. */
function EnterByLink({ token }: { token: string }) {
  return (
    <Notice
      title="The desk is here"
      text="This link works once. Press the button to open the desk in this browser."
    >
      <form method="post" action="/enter">
        <input type="hidden" name="token" value={token} />
        <button className={button["primary"]} type="submit">
          Open the desk
        </button>
      </form>
    </Notice>
  );
}

function SignIn({ canSignIn, refusal }: { canSignIn: boolean; refusal: string | undefined }) {
  return (
    <div className={form["box"]}>
      <h1>Open the desk</h1>
      <p>
        Run <code>npm run desk</code> (<code>./recess desk</code> in a release) on the server, and open the
        link that it prints.
      </p>
      <p className={form["message"]} role="alert">
        {refusal}
      </p>
      {canSignIn && (
        <form className={form["form"]} method="post" action="/sign-in">
          <Field label="Email" name="email" type="email" autoComplete="username" />
          <Field label="Password" name="password" type="password" autoComplete="current-password" />
          <button className={button["primary"]} type="submit">
            Sign in as operator
          </button>
        </form>
      )}
    </div>
  );
}

function CodeStep({ pending, refusal }: { pending: string; refusal: string | undefined }) {
  return (
    <div className={form["box"]}>
      <h1>One more step</h1>
      <p className={form["message"]} role="alert">
        {refusal}
      </p>
      <form className={form["form"]} method="post" action="/sign-in/code">
        <input type="hidden" name="pending" value={pending} />
        <Field label="Code of your authenticator app" name="code" type="text" autoComplete="one-time-code" />
        <button className={button["primary"]} type="submit">
          Open the desk
        </button>
      </form>
    </div>
  );
}

type FieldProps = { label: string; name: string; type: "email" | "password" | "text"; autoComplete: string };

function Field({ label, name, type, autoComplete }: FieldProps) {
  return (
    <label className={form["label"]}>
      {label}
      <input className={form["field"]} type={type} name={name} autoComplete={autoComplete} required />
    </label>
  );
}
