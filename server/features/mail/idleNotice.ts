import { dayOf } from '../../../src/domain/dates';
import type { MailLanguage } from '../../../src/domain/languages';
import type { Message } from '../../background/mail';
import { writeMail } from './letters';

/** The sentences of the mail about an unused account; the day is written like 2026-11-26. */
interface IdleWords {
  subject: (brand: string) => string;
  unused: (url: string, day: string) => string;
  open: string;
}

const words: Record<MailLanguage, IdleWords> = {
  en: {
    subject: (brand) => `Your account at ${brand} will be deleted`,
    unused: (url, day) =>
      `Your account at ${url} has not been used for a long time. It will be deleted on ${day}, with your personal data.`,
    open: 'Sign in here until then if you want to keep it',
  },
  de: {
    subject: (brand) => `Ihr Zugang bei ${brand} wird gelöscht`,
    unused: (url, day) =>
      `Ihr Zugang zu ${url} wurde lange nicht benutzt. Er wird am ${day} gelöscht, mit Ihren persönlichen Daten.`,
    open: 'Melden Sie sich bis dahin hier an, wenn Sie ihn behalten möchten',
  },
  es: {
    subject: (brand) => `Su cuenta en ${brand} se eliminará`,
    unused: (url, day) =>
      `Su cuenta en ${url} no se ha usado desde hace mucho tiempo. Se eliminará el ${day}, con sus datos personales.`,
    open: 'Inicie sesión aquí antes de esa fecha si quiere conservarla',
  },
  fr: {
    subject: (brand) => `Votre compte chez ${brand} sera supprimé`,
    unused: (url, day) =>
      `Votre compte sur ${url} n’a pas été utilisé depuis longtemps. Il sera supprimé le ${day}, avec vos données personnelles.`,
    open: 'Connectez-vous ici d’ici là si vous souhaitez le garder',
  },
  it: {
    subject: (brand) => `Il Suo account presso ${brand} sarà eliminato`,
    unused: (url, day) =>
      `Il Suo account su ${url} non viene usato da molto tempo. Sarà eliminato il ${day}, con i Suoi dati personali.`,
    open: 'Acceda qui entro quella data se desidera conservarlo',
  },
  nl: {
    subject: (brand) => `Uw account bij ${brand} wordt verwijderd`,
    unused: (url, day) =>
      `Uw account op ${url} is lange tijd niet gebruikt. Het wordt op ${day} verwijderd, met uw persoonlijke gegevens.`,
    open: 'Log voor die dag hier in als u het wilt houden',
  },
};

/** The mail to somebody whose account will be closed and erased, because nobody uses it. */
export function writeIdleNotice(letter: {
  name: string;
  email: string;
  language: MailLanguage | null;
  publicUrl: string;
  brandName: string;
  erasedAt: Date;
  timeZone: string;
}): Message {
  const { language, publicUrl, brandName, erasedAt, timeZone } = letter;
  const { subject, unused, open } = words[language ?? 'en'];
  return writeMail({
    ...letter,
    subject: subject(brandName || 'Linedesk'),
    before: [unused(publicUrl, dayOf(erasedAt.getTime() / 1000, timeZone))],
    links: [{ label: open, link: `${publicUrl}/login` }],
    after: [],
  });
}
