/** What the shops of a country have in common. */
export interface Country {
  code: string;
  /** Out of every sixty customers. */
  share: number;
  pricelist: string;
  warehouse: string;
  salesOrganization: string;
  channel: string;
  /** The index of its agent in the list of agents. */
  agent: number;
  names: readonly string[];
  /** Postcode and city. */
  cities: readonly string[];
  streets: readonly string[];
}

type Fixed = [
  code: string,
  share: number,
  pricelist: string,
  warehouse: string,
  salesOrganization: string,
  channel: string,
  agent: number,
];

function country(
  [code, share, pricelist, warehouse, salesOrganization, channel, agent]: Fixed,
  names: string,
  cities: string,
  streets: string,
): Country {
  const list = (text: string) => text.split('; ');
  return {
    code,
    share,
    pricelist,
    warehouse,
    salesOrganization,
    channel,
    agent,
    names: list(names),
    cities: list(cities),
    streets: list(streets),
  };
}

/** Where the brand sells. All shops are invented. */
export const countries: readonly Country[] = [
  country(
    ['FR', 12, '0352', '0001', '1100', 'FR', 0],
    'Maison Clairval; Boutique Amarante; Les Heures Claires; Atelier Solène; Petite Ourse; La Belle Ficelle; Comptoir des Dunes; Chez Margaux & Fils; Rive Douce; Le Vestiaire Bleu; Galerie Perrine; Au Fil de Lou; Quai Mistral; Place Verte',
    '69002 Lyon; 33000 Bordeaux; 75003 Paris; 44000 Nantes; 13006 Marseille; 59000 Lille; 35000 Rennes; 67000 Strasbourg',
    '14 rue des Tanneurs; 7 rue Saint-Nizier; 22 place du Marché; 3 quai des Lices; 41 rue de la Paille; 9 passage du Moulin',
  ),
  country(
    ['BE', 2, '0358', '0001', '2100', 'BE', 0],
    'Huis Van Loo; Nord & Lin; De Groene Deur; Rue Haute 51',
    '2000 Antwerpen; 9000 Gent; 4000 Liège',
    'Kammenstraat 18; Mageleinstraat 44; Rue du Pot d’Or 6',
  ),
  country(
    ['ES', 7, '0151', '0001', '1000', 'ES', 1],
    'Casa Almendro; La Percha Blanca; Tejido & Sal; Lola Aranda; El Taller de Inés; Mar Adentro; Calle Mayor 9; Doce Lunas',
    '08008 Barcelona; 28004 Madrid; 46003 Valencia; 48005 Bilbao; 41001 Sevilla; 20003 Donostia',
    'Carrer d’Enric 88; Calle del Pez 17; Calle de la Paz 5; Calle Ledesma 12; Calle Sierpes 40',
  ),
  country(
    ['PT', 3, '0151', '0001', '1000', 'PT', 1],
    'Casa do Linho; Bairro Claro; Rua Nova; Loja Marinha',
    '1200-195 Lisboa; 4050-253 Porto; 8000-078 Faro',
    'Rua do Norte 31; Rua Miguel Bombarda 112; Rua de Santo António 8',
  ),
  country(
    ['IT', 9, '0554', '0001', '1200', 'IT', 2],
    'Sartoria Bellini; Bottega Serena; La Tessitrice; Vento di Terra; Casa Fiorella; Abito & Co.; Il Filo d’Oro; Bianca Conti; Officina 24; Via Larga',
    '20121 Milano; 40121 Bologna; 50123 Firenze; 10123 Torino; 37121 Verona; 80121 Napoli',
    'Via della Spiga 11; Via Clavature 20; Via del Sole 7; Via Lagrange 35; Corso Porta Nuova 3',
  ),
  country(
    ['DE', 8, '0655', '0001', '2000', 'DE', 3],
    'Modehaus Lindner; Kaufhaus Nordlicht; Stoffwerk; Anna & Emil; Die Garderobe; Hofladen Mode; Marlene Vogt; Haus Sieben; Feinkleid',
    '20354 Hamburg; 80331 München; 10178 Berlin; 50667 Köln; 70173 Stuttgart; 04109 Leipzig',
    'Große Bleichen 21; Sendlinger Straße 9; Alte Schönhauser Straße 33; Ehrenstraße 64; Calwer Straße 12',
  ),
  country(
    ['AT', 2, '0655', '0001', '2000', 'AT', 3],
    'Zum Goldenen Knopf; Lechner Mode; Grabenhaus',
    '1010 Wien; 5020 Salzburg; 8010 Graz',
    'Spiegelgasse 14; Getreidegasse 30; Sporgasse 5',
  ),
  country(
    ['CH', 2, '0554', '0002', '2300', 'CH', 3],
    'Haus am Rhein; Seidenhof; Maison Léman',
    '4051 Basel; 8001 Zürich; 1204 Genève',
    'Freie Strasse 28; Augustinergasse 7; Rue du Rhône 52',
  ),
  country(
    ['NL', 4, '0358', '0001', '2100', 'NL', 4],
    'De Linnenkast; Studio Haarlem; Van Rijn & Dochters; Lokaal 12; Grachtenmode',
    '1012 Amsterdam; 3511 Utrecht; 2011 Haarlem; 3011 Rotterdam',
    'Hartenstraat 16; Oudegracht 141; Kleine Houtstraat 60; Nieuwe Binnenweg 88',
  ),
  country(
    ['GB', 5, '0751', '0002', '3000', 'GB', 4],
    'Harbour & Moss; The Linen Room; Fenwick Lane; Oak & Ivory; Number Nineteen; Bramble House',
    'Bath BA1 1LZ; London E8 4QN; Edinburgh EH1 2EX; Bristol BS1 5TY; York YO1 7HH',
    '12 Milsom Place; 84 Broadway Market; 31 Victoria Street; 5 Clare Street; 40 Stonegate',
  ),
  country(
    ['IE', 1, '0751', '0002', '3000', 'IE', 4],
    'Willow & Wool; Claddagh Row',
    'Dublin D02; Galway H91',
    '18 Drury Street; 7 Quay Street',
  ),
  country(
    ['DK', 2, '0358', '0001', '2200', 'DK', 5],
    'Strandgade Studio; Lund & Dahl; Hus Nyhavn',
    '1260 København; 8000 Aarhus',
    'Bredgade 22; Volden 9',
  ),
  country(
    ['SE', 2, '0358', '0001', '2200', 'SE', 5],
    'Björk & Linne; Östermalms Garderob; Västra Hamnen',
    '114 46 Stockholm; 411 17 Göteborg',
    'Sibyllegatan 26; Vallgatan 14',
  ),
];

/** The agents; the first is the demo's agent account. */
export const agentNames = [
  'Clara Montel',
  'Tomás Arrieta',
  'Giulia Ferrante',
  'Jonas Brandt',
  'Oliver Hargreaves',
  'Freya Lindqvist',
] as const;

/** What the office notes about a shop. */
export const notes = [
  'Closed on Mondays.',
  'Deliveries at the back entrance, before 10:00.',
  'Pays within 14 days for 2% discount.',
  'Visits the showroom twice a season.',
  'Wants swatches with every new drop.',
  'Second shop opens next spring.',
] as const;
