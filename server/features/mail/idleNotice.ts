import { dayOf } from '../../../src/domain/dates';
import type { LanguageTag } from '../../../src/domain/language/languages';
import { message } from '../../../src/domain/language/message';
import type { Message } from '../../background/mail';
import { writeMail } from './letters';

/** The mail to somebody whose account will be closed and erased, because nobody uses it. */
export function writeIdleNotice(letter: {
  name: string;
  email: string;
  language: LanguageTag | null;
  publicUrl: string;
  brandName: string;
  erasedAt: Date;
  timeZone: string;
}): Message {
  const { publicUrl, brandName, erasedAt, timeZone } = letter;
  return writeMail({
    ...letter,
    subject: message('Your account at {brand} will be deleted', { brand: brandName || 'Linedesk' }),
    before: [
      message(
        'Your account at {url} has not been used for a long time. It will be deleted on {day}, with your personal data.',
        { url: publicUrl, day: dayOf(erasedAt.getTime() / 1000, timeZone) },
      ),
    ],
    links: [{ label: message('Sign in here until then if you want to keep it'), link: `${publicUrl}/login` }],
    after: [],
  });
}
