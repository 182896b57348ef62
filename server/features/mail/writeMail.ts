import type { Message } from '../../background/mail';

/** A mail with one link to follow: sentences before and after it. */
export interface MailParts {
  to: { name: string; email: string };
  subject: string;
  before: string[];
  /** What the link is called, and where it leads. */
  link: { label: string; href: string };
  after: string[];
  /** Who writes: the last line. */
  brandName: string;
}

/** Writes a mail as plain text and as simple HTML; nothing that people have typed becomes a line or a tag of its own. */
export function writeMail({ to, subject, before, link, after, brandName }: MailParts): Message {
  const name = oneLine(to.name);
  const greeting = `Hello ${name},`;
  const paragraphs = (sentences: string[]) => sentences.map(oneLine);
  const closing = [...after, brandName || 'Linedesk'];
  const text = [greeting, ...paragraphs(before), `${link.label}:\n${link.href}`, ...paragraphs(closing)];
  const html = [
    ...[greeting, ...paragraphs(before)].map(escapeHtml),
    `<a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`,
    ...paragraphs(closing).map(escapeHtml),
  ];
  return {
    to: { name, address: to.email },
    subject: oneLine(subject),
    text: `${text.join('\n\n')}\n`,
    html: `${html.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}\n`,
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
