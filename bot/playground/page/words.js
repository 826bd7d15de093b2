/** The words of the page, which the playground serves in the language of its reader. */

const { words, language, locale, languages } = await (await fetch("words.json")).json();
const YEAR = 365 * 24 * 60 * 60;

export { language };

/** The words of this id; what only the page knows stands in their gaps. */
export function say(id, facts = {}) {
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (gap, name) => String(facts[name] ?? gap));
}

/** What a command, an option or a choice is called in this language. */
export function localName(one) {
  return one.name_localizations?.[locale] ?? one.name;
}

/** What a command or an option is for, in this language. */
export function localDescription(one) {
  return one.description_localizations?.[locale] ?? one.description;
}

/** Let the reader choose among all languages; the page begins again in the one that was chosen. */
export function offerLanguages(select) {
  for (const [code, name] of Object.entries(languages))
    select.add(new Option(name, code, false, code === language));
  select.addEventListener("change", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the file of the page has to be asked for with it, and Safari's and Firefox's older versions have no Cookie Store.
    document.cookie = `language=${select.value}; path=/; max-age=${YEAR}; samesite=strict`;
    location.reload();
  });
}
