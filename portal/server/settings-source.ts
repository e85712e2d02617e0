import { z } from "zod";
import { withCommands } from "#paths.mjs";
import { defaultSettings, settings } from "./settings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings file, and which variables of the environment it gave: set by `bin/settings-file.mjs`. */
const fromFile = z.object({ file: z.string(), names: z.array(z.string()) });

type SettingsFrom = z.output<typeof fromFile>;

export function settingsFrom(env: Environment): SettingsFrom | undefined {
  const text = env["SETTINGS_FROM"];
  return text ? fromFile.parse(JSON.parse(text)) : undefined;
}

/** A misspelt name in the settings file would be a setting that nobody reads. */
export function unknownSettings(from: SettingsFrom | undefined): string[] {
  const unknown = from?.names.filter((name) => !Object.hasOwn(settings.shape, name)) ?? [];
  return unknown.map((name) =>
    withCommands(`${name} in ${from?.file} is no setting; npm run settings shows those there are`),
  );
}

/** A setting, its value and where that comes from. Secrets are not shown. */
export type SettingShown = { readonly name: string; readonly value: string; readonly from: string };

const secrets = ["SESSION_SECRET", "FIREBASE_API_KEY"];

/** Every setting as it is in force. */
export function shownSettings(env: Environment): SettingShown[] {
  const from = settingsFrom(env);
  const defaults = defaultSettings();
  return Object.keys(settings.shape).map((name) => {
    const set = env[name] || undefined;
    const origin = from?.names.includes(name) ? from.file : "environment";
    return { name, value: hidden(name, set ?? defaults[name] ?? ""), from: set ? origin : "default" };
  });
}

function hidden(name: string, value: string): string {
  if (value !== "" && secrets.includes(name)) return "(set)";
  return value.replace(/^(\w+:\/\/[^:/@]*):[^@]*@/, "$1:…@");
}
