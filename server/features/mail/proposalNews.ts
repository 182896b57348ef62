import { type Message as Words, message } from '../../../src/domain/language/message';
import { isolated } from '../../../src/domain/text/isolated';
import type { Message, ProposalNews } from '../../background/mail';
import { type Letter, writeMail } from './letters';

interface ProposalLetter extends Letter {
  orderName: string;
  customerName: string;
  /** Who decided. */
  byName: string;
  note: string;
  news: ProposalNews;
}

/** The mail about changes that a customer proposes to an order, or what was decided on them. */
export function writeProposalNews({ orderName, ...about }: ProposalLetter): Message {
  const order = isolated(orderName);
  const { customerName: _customer, byName: _by, note: _note, news, ...letter } = about;
  return writeMail({
    ...letter,
    subject:
      news.what === 'proposed'
        ? message("Proposed changes to the order ''{order}''", { order })
        : message("Your changes to the order ''{order}''", { order }),
    before: sentencesOf(order, about),
    links: [{ label: message('Open the order here'), link: letter.link }],
    after: [],
  });
}

function sentencesOf(order: string, about: Omit<ProposalLetter, 'orderName'>): Words[] {
  const { news, note, customerName, byName } = about;
  const values = { order, name: isolated(byName), changes: news.changes };
  switch (news.what) {
    case 'proposed':
      return [
        message(
          "{customer} proposes {changes, plural, one {# change} other {# changes}} to the order ''{order}''.",
          { ...values, customer: isolated(customerName) },
        ),
        ...(note === '' ? [] : [message('Note: {note}', { note: isolated(note) })]),
      ];
    case 'taken':
      return [
        message(
          "{name} took {taken, number} of the {changes, plural, one {# change} other {# changes}} that you proposed into the order ''{order}''.",
          { ...values, taken: news.taken },
        ),
        ...(news.isSent ? [message('The order was sent again.')] : []),
        ...(news.taken < news.changes
          ? [message('The others stay saved, and you can propose them again.')]
          : []),
      ];
    case 'declined':
      return [
        message(
          "{name} declined the {changes, plural, one {# change} other {# changes}} that you proposed to the order ''{order}''.",
          values,
        ),
        message('They stay saved, and you can change and propose them again.'),
      ];
  }
}
