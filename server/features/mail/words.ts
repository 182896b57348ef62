import type { MailLanguage } from '../../../src/domain/languages';

/** The sentences of the mails in English; `sender` and `seller` are null when nobody is known. */
const en = {
  hello: (name: string) => `Hello ${name},`,
  invitation: {
    subject: (brand: string) => `Your account for ordering at ${brand}`,
    created: (url: string, sender: string | null) =>
      `${sender ?? 'We'} created an account for you at ${url}.`,
    waiting: (order: string) => `The order '${order}' is waiting for you there.`,
    choose: 'Choose your password here',
    open: 'With your password you can always open the order here',
    until: (day: string, username: string) =>
      `The link works once, until ${day}. Your username is ${username}.`,
  },
  order: {
    subject: (order: string) => `Your order '${order}'`,
    prepared: (order: string, seller: string | null) =>
      `The order '${order}' has been prepared for you${seller === null ? '' : ` by ${seller}`}.`,
    open: 'Open your order here',
    signIn: (username: string) => `You will be asked to sign in. Your username is ${username}.`,
  },
  confirmation: {
    subject: (order: string) => `Confirmation of the order '${order}'`,
    sent: (order: string, customer: string) => `The order '${order}' of ${customer} has been sent.`,
    attached: 'Its confirmation is attached as a PDF.',
    open: 'Open the order here',
  },
  reset: {
    subject: (brand: string) => `A new password for ${brand}`,
    asked: (url: string) => `Somebody, most likely you, asked for a new password at ${url}.`,
    choose: 'Choose your new password here',
    until: (username: string) => `The link works once, for one hour. Your username is ${username}.`,
    otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
  },
};

/** The sentences of the mails, by language. */
export const words: Record<MailLanguage, typeof en> = {
  en,
  de: {
    hello: (name) => `Guten Tag ${name},`,
    invitation: {
      subject: (brand) => `Ihr Zugang zum Bestellen bei ${brand}`,
      created: (url, sender) =>
        sender === null
          ? `Wir haben für Sie einen Zugang angelegt: ${url}`
          : `${sender} hat für Sie einen Zugang angelegt: ${url}`,
      waiting: (order) => `Dort wartet die Bestellung „${order}“ auf Sie.`,
      choose: 'Hier wählen Sie Ihr Passwort',
      open: 'Mit Ihrem Passwort öffnen Sie die Bestellung jederzeit hier',
      until: (day, username) => `Der Link gilt einmal, bis zum ${day}. Ihr Benutzername lautet ${username}.`,
    },
    order: {
      subject: (order) => `Ihre Bestellung „${order}“`,
      prepared: (order, seller) =>
        seller === null
          ? `Die Bestellung „${order}“ wurde für Sie vorbereitet.`
          : `Die Bestellung „${order}“ wurde von ${seller} für Sie vorbereitet.`,
      open: 'Hier öffnen Sie Ihre Bestellung',
      signIn: (username) => `Sie werden gebeten, sich anzumelden. Ihr Benutzername lautet ${username}.`,
    },
    confirmation: {
      subject: (order) => `Auftragsbestätigung „${order}“`,
      sent: (order, customer) => `Die Bestellung „${order}“ von ${customer} wurde abgeschickt.`,
      attached: 'Die Auftragsbestätigung finden Sie als PDF im Anhang.',
      open: 'Hier öffnen Sie die Bestellung',
    },
    reset: {
      subject: (brand) => `Ein neues Passwort für ${brand}`,
      asked: (url) => `Jemand, wahrscheinlich Sie, hat ein neues Passwort angefordert: ${url}`,
      choose: 'Hier wählen Sie Ihr neues Passwort',
      until: (username) => `Der Link gilt einmal, eine Stunde lang. Ihr Benutzername lautet ${username}.`,
      otherwise: 'Waren Sie es nicht, ignorieren Sie diese Mail: Ihr Passwort bleibt, wie es ist.',
    },
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    invitation: {
      subject: (brand) => `Su cuenta para hacer pedidos en ${brand}`,
      created: (url, sender) =>
        sender === null
          ? `Hemos creado una cuenta para usted en ${url}.`
          : `${sender} ha creado una cuenta para usted en ${url}.`,
      waiting: (order) => `Allí le espera el pedido «${order}».`,
      choose: 'Elija aquí su contraseña',
      open: 'Con su contraseña puede abrir el pedido en cualquier momento aquí',
      until: (day, username) =>
        `El enlace funciona una sola vez, hasta el ${day}. Su nombre de usuario es ${username}.`,
    },
    order: {
      subject: (order) => `Su pedido «${order}»`,
      prepared: (order, seller) =>
        seller === null
          ? `El pedido «${order}» está preparado para usted.`
          : `${seller} ha preparado para usted el pedido «${order}».`,
      open: 'Abra aquí su pedido',
      signIn: (username) => `Se le pedirá que inicie sesión. Su nombre de usuario es ${username}.`,
    },
    confirmation: {
      subject: (order) => `Confirmación del pedido «${order}»`,
      sent: (order, customer) => `El pedido «${order}» de ${customer} se ha enviado.`,
      attached: 'Adjuntamos su confirmación en PDF.',
      open: 'Abra aquí el pedido',
    },
    reset: {
      subject: (brand) => `Una nueva contraseña para ${brand}`,
      asked: (url) => `Alguien, probablemente usted, ha pedido una nueva contraseña en ${url}.`,
      choose: 'Elija aquí su nueva contraseña',
      until: (username) =>
        `El enlace funciona una sola vez, durante una hora. Su nombre de usuario es ${username}.`,
      otherwise: 'Si no ha sido usted, ignore este mensaje: su contraseña no cambia.',
    },
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    invitation: {
      subject: (brand) => `Votre compte pour commander chez ${brand}`,
      created: (url, sender) =>
        sender === null
          ? `Nous avons créé un compte pour vous sur ${url}.`
          : `${sender} a créé un compte pour vous sur ${url}.`,
      waiting: (order) => `La commande « ${order} » vous y attend.`,
      choose: 'Choisissez votre mot de passe ici',
      open: 'Avec votre mot de passe, vous pouvez ouvrir la commande à tout moment ici',
      until: (day, username) =>
        `Le lien fonctionne une seule fois, jusqu’au ${day}. Votre nom d’utilisateur est ${username}.`,
    },
    order: {
      subject: (order) => `Votre commande « ${order} »`,
      prepared: (order, seller) =>
        seller === null
          ? `La commande « ${order} » a été préparée pour vous.`
          : `La commande « ${order} » a été préparée pour vous par ${seller}.`,
      open: 'Ouvrez votre commande ici',
      signIn: (username) =>
        `Il vous sera demandé de vous connecter. Votre nom d’utilisateur est ${username}.`,
    },
    confirmation: {
      subject: (order) => `Confirmation de la commande « ${order} »`,
      sent: (order, customer) => `La commande « ${order} » de ${customer} a été envoyée.`,
      attached: 'Vous trouverez sa confirmation en pièce jointe, au format PDF.',
      open: 'Ouvrez la commande ici',
    },
    reset: {
      subject: (brand) => `Un nouveau mot de passe pour ${brand}`,
      asked: (url) => `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe sur ${url}.`,
      choose: 'Choisissez votre nouveau mot de passe ici',
      until: (username) =>
        `Le lien fonctionne une seule fois, pendant une heure. Votre nom d’utilisateur est ${username}.`,
      otherwise: 'Si ce n’était pas vous, ignorez ce message : votre mot de passe ne change pas.',
    },
  },
  it: {
    hello: (name) => `Buongiorno ${name},`,
    invitation: {
      subject: (brand) => `Il Suo account per ordinare da ${brand}`,
      created: (url, sender) =>
        sender === null
          ? `Abbiamo creato un account per Lei su ${url}.`
          : `${sender} ha creato un account per Lei su ${url}.`,
      waiting: (order) => `Lì La aspetta l’ordine «${order}».`,
      choose: 'Scelga qui la Sua password',
      open: 'Con la Sua password può aprire l’ordine in qualsiasi momento qui',
      until: (day, username) =>
        `Il link funziona una sola volta, fino al ${day}. Il Suo nome utente è ${username}.`,
    },
    order: {
      subject: (order) => `Il Suo ordine «${order}»`,
      prepared: (order, seller) =>
        seller === null
          ? `L’ordine «${order}» è stato preparato per Lei.`
          : `L’ordine «${order}» è stato preparato per Lei da ${seller}.`,
      open: 'Apra qui il Suo ordine',
      signIn: (username) => `Le verrà chiesto di accedere. Il Suo nome utente è ${username}.`,
    },
    confirmation: {
      subject: (order) => `Conferma dell’ordine «${order}»`,
      sent: (order, customer) => `L’ordine «${order}» di ${customer} è stato inviato.`,
      attached: 'In allegato trova la conferma in PDF.',
      open: 'Apra qui l’ordine',
    },
    reset: {
      subject: (brand) => `Una nuova password per ${brand}`,
      asked: (url) => `Qualcuno, probabilmente Lei, ha chiesto una nuova password su ${url}.`,
      choose: 'Scelga qui la Sua nuova password',
      until: (username) => `Il link funziona una sola volta, per un’ora. Il Suo nome utente è ${username}.`,
      otherwise: 'Se non è stato Lei, ignori questo messaggio: la Sua password resta la stessa.',
    },
  },
  nl: {
    hello: (name) => `Beste ${name},`,
    invitation: {
      subject: (brand) => `Uw account om te bestellen bij ${brand}`,
      created: (url, sender) =>
        sender === null
          ? `Wij hebben een account voor u aangemaakt op ${url}.`
          : `${sender} heeft een account voor u aangemaakt op ${url}.`,
      waiting: (order) => `Daar staat de bestelling ‘${order}’ voor u klaar.`,
      choose: 'Kies hier uw wachtwoord',
      open: 'Met uw wachtwoord kunt u de bestelling altijd hier openen',
      until: (day, username) => `De link werkt één keer, tot ${day}. Uw gebruikersnaam is ${username}.`,
    },
    order: {
      subject: (order) => `Uw bestelling ‘${order}’`,
      prepared: (order, seller) =>
        seller === null
          ? `De bestelling ‘${order}’ is voor u klaargezet.`
          : `De bestelling ‘${order}’ is voor u klaargezet door ${seller}.`,
      open: 'Open hier uw bestelling',
      signIn: (username) => `U wordt gevraagd in te loggen. Uw gebruikersnaam is ${username}.`,
    },
    confirmation: {
      subject: (order) => `Bevestiging van de bestelling ‘${order}’`,
      sent: (order, customer) => `De bestelling ‘${order}’ van ${customer} is verzonden.`,
      attached: 'De bevestiging vindt u als pdf in de bijlage.',
      open: 'Open hier de bestelling',
    },
    reset: {
      subject: (brand) => `Een nieuw wachtwoord voor ${brand}`,
      asked: (url) => `Iemand, waarschijnlijk u, heeft een nieuw wachtwoord aangevraagd op ${url}.`,
      choose: 'Kies hier uw nieuwe wachtwoord',
      until: (username) => `De link werkt één keer, een uur lang. Uw gebruikersnaam is ${username}.`,
      otherwise: 'Was u het niet, negeer dan deze mail: uw wachtwoord blijft zoals het is.',
    },
  },
};
