import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'span',
    'strong',
    'em',
    'img',
    'blockquote',
    'p',
    'div',
    'ul',
    'ol',
    'li',
    'table',
    'thead',
    'caption',
    'tbody',
    'tr',
    'th',
    'td',
    'br',
    'a',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

/** Free text from outside: markup that could act is removed; text without markup passes untouched. */
export function sanitizeText(text: string): string {
  if (!text.includes('<')) return text;
  const clean = sanitizeHtml(text, options);
  // "a < b" stays readable; whatever could open a tag stays escaped.
  return clean
    .replace(/&lt;(?![a-z/!?])/gi, '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Rich text that will be rendered as HTML (descriptions, articles). */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, options);
