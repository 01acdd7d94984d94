// The texts of the page in the language of the reader.

const languageNames = Object.freeze({en: 'English', de: 'Deutsch'});

const preferredLanguage = () =>
  navigator.languages.map((tag) => tag.split('-')[0]).find((language) => Object.hasOwn(playgroundStrings, language)) ?? 'en';

// Returns text(key, values), where a key is 'section.name'. {name} stands for a value; numbers are written as the language does. An
// entry with the forms "one" and "other" is selected by values.count.
function textsIn(language) {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (key, values = {}) => {
    const entry = key.split('.').reduce((part, name) => part[name], playgroundStrings[language]);
    const form = typeof entry === 'string' ? entry : entry[plural.select(values.count)] ?? entry.other;
    return form.replace(/\{(\w+)\}/g, (_, name) => (typeof values[name] === 'number' ? number.format(values[name]) : values[name]));
  };
}
