const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML and HTML elements and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes text for the content of an HTML element, where quotes need no escape. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes an HTML attribute's value that has no quotes around it, where spaces and other characters would end it. */
export function escapeUnquoted(value: string): string {
  return value.replace(/[\s"'=<>`&]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const CHARACTERS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ENTITIES).map(([character, entity]) => [entity, character])),
  '&#39;': "'",
  '&#x27;': "'",
};

/** Replaces the entities that escaped text has by their characters. All other entities stay. */
export function unescapeXml(text: string): string {
  return text.replace(
    /&(?:amp|lt|gt|quot|apos|#39|#x27);/g,
    (entity) => CHARACTERS[entity] ?? entity,
  );
}
