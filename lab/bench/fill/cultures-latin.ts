import { type Culture, entries, words } from './culture';

/** The culture of everybody called Mary. */
export const ENGLISH: Culture = {
  share: 30,
  given: words(`John William James George Thomas Robert Charles Edward Henry Arthur Albert Frederick
    Margaret Elizabeth Dorothy Anne Ruth Florence Alice Helen Edith Rose Grace Martha Sarah Jane Frances
    Michael David Peter Richard Kenneth Donald Patricia Barbara Susan Linda Carol Joan Betty Siobhán Niamh`),
  family:
    words(`Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans
    Walker White Roberts Green Hall Wood Jackson Clarke O'Neill O'Brien MacDonald McCarthy Fitzgerald
    Baker Turner Cooper Hill Ward Morris Moore Clark Lee King Harris Martin Bell Murphy Kelly Lovelace`),
  surnameParts: {
    starts:
      words(`Ash Black Bright Broad Brook Burn Carl Chat Clay Cran Dal East Ed El Fair Farn Glen
      Green Hal Hart Haw Hol Kings Lang Lin Mar Mel Mid Nor Oak Rad Red Ros Shel Stan Sun Thorn Wal West Whit Win`),
    ends: words(`born borough bourne bridge burn bury by combe cote croft dale den field ford gate ham
      hurst land ley low man march more ridge shaw side stead stone stow thorpe ton tree way well wick wood worth`),
  },
  order: 'given-family',
  nationalities: entries(
    'British; British; American; American; American; Irish; Australian; Canadian; New Zealander',
  ),
  places:
    entries(`London, England; Leeds, England; Glasgow, Scotland; Cardiff, Wales; Dublin, Ireland; Cork, Ireland;
    Boston, United States; Chicago, United States; Springfield, Illinois, United States; Paris, Texas, United States;
    Sydney, Australia; Perth, Australia; Toronto, Canada; Halifax, Canada; Auckland, New Zealand; Kingston, Jamaica`),
  religions: entries(
    'Anglican; Catholic; Catholic; Methodist; Baptist; Presbyterian; Jewish; Quaker; ; ; ',
  ),
};

export const LATIN_CULTURES: readonly Culture[] = [
  ENGLISH,
  {
    share: 11,
    given:
      words(`Thandiwe Nomvula Sipho Themba Nokuthula Bongani Zanele Lerato Thabo Mandla Nelson Albertina
      Johannes Petrus Hendrik Maria Anna Elsie Pieter Willem Kagiso Naledi Palesa Tshepo Ayanda Lindiwe`),
    family:
      words(`Dlamini Nkosi Ndlovu Khumalo Mthembu Zulu Mkhize Sithole Mokoena Molefe Botha Pretorius
      Van-der-Merwe Du-Toit Nel Venter Coetzee Mahlangu Ngcobo Buthelezi Mabuza Tshabalala Sisulu Hani`),
    order: 'given-family',
    nationalities: entries(
      'South African; South African; South African; South African; Zimbabwean; Namibian; Basotho',
    ),
    places:
      entries(`Durban, South Africa; Umlazi, Durban, South Africa; Soweto, Johannesburg, South Africa;
      Cape Town, South Africa; Pretoria, South Africa; Gqeberha, South Africa; Harare, Zimbabwe; Windhoek, Namibia`),
    religions: entries('Christian; Zion Christian Church; Dutch Reformed; Methodist; Catholic; ; '),
  },
  {
    share: 9,
    given:
      words(`José María Juan Francisco Antonio Carmen Luis Manuel Dolores Pilar Teresa Ángel Jesús
      Guadalupe Rosa Miguel Rafael Josefa Concepción Mercedes Pedro Julián Inés Begoña`),
    family:
      words(`García Fernández González Rodríguez López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz
      Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Ibáñez Núñez Quiñones Peña`),
    order: 'two-families',
    nationalities: entries(
      'Spanish; Mexican; Mexican; Argentine; Colombian; Chilean; Peruvian; Cuban',
    ),
    places:
      entries(`Madrid, España; Sevilla, España; Bilbao, España; Ciudad de México, México; Puebla, México;
      Buenos Aires, Argentina; Córdoba, Argentina; Bogotá, Colombia; Lima, Perú; La Habana, Cuba`),
    religions: entries('Católica; Católica; Católica; Evangélica; '),
  },
  {
    share: 5,
    given:
      words(`João Maria António Ana Manuel Francisca José Joana Luís Isabel Sebastião Conceição Inácio
      Fátima Gonçalo Beatriz Estêvão Antónia`),
    family:
      words(`Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Gonçalves Almeida
      Conceição Nascimento Albuquerque Cavalcanti Vasconcelos Figueiredo Magalhães Assunção`),
    order: 'long',
    nationalities: entries('Portuguese; Brazilian; Brazilian; Brazilian; Angolan; Mozambican'),
    places:
      entries(`Lisboa, Portugal; Porto, Portugal; São Paulo, Brasil; Salvador, Brasil; Recife, Brasil;
      Luanda, Angola; Maputo, Moçambique`),
    religions: entries('Católica; Católica; Evangélica; Candomblé; '),
  },
  {
    share: 9,
    given:
      words(`Jean Marie Pierre Jeanne François Élise René Hélène André Françoise Hans Karl Friedrich
      Gertrud Ursula Jürgen Käthe Günther Łukasz Zofia Stanisława Józef Małgorzata Čeněk Božena Åse Bjørn Søren`),
    family:
      words(`Martin Bernard Lefèvre Müller Schmidt Schäfer Weiß Groß Kowalski Kowalska Wiśniewski
      Skłodowska Wójcik Dvořák Novotná Lindqvist Østergaard Þórsdóttir Bianchi Rossi D'Angelo Nguyen Öztürk Yıldırım`),
    surnameParts: {
      starts:
        words(`Alt Berg Birken Buchen Eber Eichen Falken Frei Gold Grün Hoch Königs Krumm Langen Linden
        Neu Ober Reh Rosen Roth Schön Silber Stein Tannen Unter Wald Weißen Wolfs`),
      ends: words(`bach bauer baum beck berg berger blum brand brück burg dorf eck egger feld felder hammer
        hauser heim heimer hofer holz huber kamp mann mayer meier müller rieder schmidt stein thal wald weger`),
    },
    order: 'given-family',
    nationalities: entries(
      'French; German; German; Polish; Czech; Swedish; Danish; Italian; Turkish; Austrian',
    ),
    places:
      entries(`Paris, France; Lyon, France; Köln, Deutschland; München, Deutschland; Łódź, Polska; Kraków, Polska;
      Brno, Česko; Göteborg, Sverige; Århus, Danmark; Napoli, Italia; İzmir, Türkiye; Wien, Österreich`),
    religions: entries('Catholic; Lutheran; Protestant; Jewish; Orthodox; Muslim; ; '),
  },
  {
    share: 4,
    given: entries(
      `Thị Minh; Văn Hùng; Thị Hoa; Đức Anh; Ngọc Lan; Quang Huy; Thị Mai; Hữu Phước; Kim Chi; Bảo Ngọc`,
    ),
    family: words('Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý'),
    order: 'family-given',
    nationalities: entries('Vietnamese; Vietnamese; American'),
    places: entries('Hà Nội, Việt Nam; Huế, Việt Nam; Sài Gòn, Việt Nam; Đà Nẵng, Việt Nam'),
    religions: entries('Phật giáo; Công giáo; '),
  },
  {
    share: 1,
    given:
      words(`Rasoanaivo Andrianampoinimerina Kekuʻuhaupiʻo Liliʻuokalani Keaweʻaimoku Ravalomanana
      Kaʻahumanu Rakotoarisoa Āpirana Te-Kiri-Haehae`),
    family:
      words(`Andriamanjato-Razafimahatratra Rakotondrainibe Kalanianaʻole-Kawānanakoa Ngata-Te-Rangi
      Raharimanantsoa Kamakawiwoʻole Tuhourangi-Ngāti-Wahiao`),
    order: 'long',
    nationalities: entries('Malagasy; American; New Zealander'),
    places: entries('Antananarivo, Madagasikara; Honolulu, Hawaiʻi; Rotorua, Aotearoa'),
    religions: entries('Christian; Ringatū; '),
  },
];
