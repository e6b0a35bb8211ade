import { type Line, line } from '../texts/sentence.ts'
import type { Told } from './topics.ts'

const isHappy = ({ rating }: Told) => rating >= 4
const isDelighted = ({ rating }: Told) => rating === 5

/** How a review begins. None speaks of cleanliness, warmth or the key, which the same review may complain about. */
export const intros: Readonly<
  Record<'any' | 'returning' | 'summer' | 'winter' | 'spring' | 'autumn', readonly Line<Told>[]>
> = {
  any: [
    line('Det var vores første gang her.', 'Wir waren zum ersten Mal hier.', 'It was our first time here.'),
    line('Vi fandt huset med det samme.', 'Wir haben das Haus sofort gefunden.', 'We found the house straight away.'),
    line(
      'Huset ligner billederne.',
      'Das Haus sieht aus wie auf den Bildern.',
      'The house looks just like the pictures.',
    ),
    line(
      'Vi blev overraskede over, hvor god plads der er.',
      'Wir waren überrascht, wie viel Platz das Haus bietet.',
      'We were surprised how much space there is.',
      ({ house }) => house.persons >= 6,
    ),
    line('Vi havde en dejlig ferie.', 'Wir hatten schöne Tage.', 'We had a lovely time.', isHappy),
    line(
      'Vi kendte området, men ikke huset.',
      'Die Gegend kannten wir, das Haus noch nicht.',
      'We knew the area, but not the house.',
    ),
    line('Alt var, som det var beskrevet.', 'Alles war wie beschrieben.', 'Everything was as described.', isHappy),
    line(
      'Vi følte os hjemme fra første dag.',
      'Wir haben uns vom ersten Tag an wohlgefühlt.',
      'We felt at home from day one.',
      isHappy,
    ),
    line('Et skønt hus.', 'Ein sehr schönes Haus.', 'A lovely house.', isDelighted),
    line(
      'Vi skulle bare væk hjemmefra og slappe af.',
      'Wir wollten einfach mal raus und abschalten.',
      'We just wanted to get away and unwind.',
    ),
    line(
      'Vi var afsted med venner.',
      'Wir waren mit Freunden unterwegs.',
      'We came with friends.',
      ({ house, hasChildren }) => house.persons >= 4 && !hasChildren,
    ),
    line(
      'Vi var her med børnene.',
      'Wir waren mit den Kindern hier.',
      'We were here with the children.',
      ({ hasChildren }) => hasChildren,
    ),
    line(
      'Det blev en ferie, hvor vi ikke foretog os ret meget, og det var meningen.',
      'Wir haben nicht viel unternommen, und genau so war es gedacht.',
      'We didn’t do very much, and that was the plan.',
      isHappy,
    ),
    line('Huset har det, man skal bruge.', 'Das Haus hat, was man braucht.', 'The house has what you need.', isHappy),
    line(
      'Vi har lejet huse på kysten i mange år, men aldrig her.',
      'Wir fahren seit Jahren an diese Küste, waren aber noch nie in diesem Haus.',
      'We’ve rented on this coast for years, but never here.',
    ),
    line(
      'Vi valgte huset på grund af beliggenheden.',
      'Ausgesucht hatten wir das Haus wegen der Lage.',
      'We chose the house for its location.',
    ),
    line(
      'Det er et hus, man hurtigt falder til i.',
      'In dem Haus fühlt man sich schnell daheim.',
      'It’s a house you soon settle into.',
      isHappy,
    ),
    line(
      'Endelig ferie ved Vesterhavet.',
      'Endlich wieder Urlaub an der dänischen Nordsee.',
      'A proper North Sea holiday at last.',
    ),
    line(
      'Vi vil gerne sige tak til ejerne.',
      'Ein herzliches Dankeschön an die Eigentümer.',
      'A big thank you to the owners.',
      isDelighted,
    ),
    line('Ankomsten gik let.', 'Die Anreise hat gut geklappt.', 'Arrival was easy.'),
    line(
      'Vi havde glædet os længe.',
      'Wir hatten uns lange darauf gefreut.',
      'We’d been looking forward to this for ages.',
    ),
    line(
      'Vi kom sent frem, men alt lå klar.',
      'Wir kamen spät an, aber alles lag bereit.',
      'We arrived late, but everything was ready for us.',
      isHappy,
    ),
    line(
      'Vores første sommerhus i Danmark.',
      'Unser erstes Ferienhaus in Dänemark.',
      'Our first holiday home in Denmark.',
    ),
    line(
      'Vi fejrede en rund fødselsdag i huset.',
      'Wir haben in dem Haus einen runden Geburtstag gefeiert.',
      'We celebrated a big birthday here.',
    ),
    line(
      'Bedsteforældrene var med.',
      'Die Großeltern waren dabei.',
      'The grandparents came along.',
      ({ house }) => house.persons >= 6,
    ),
    line(
      'Vi tog afsted uden store planer.',
      'Wir sind ohne große Pläne losgefahren.',
      'We set off without much of a plan.',
    ),
    line(
      'Nogle venner havde anbefalet området.',
      'Freunde hatten uns die Gegend empfohlen.',
      'Friends had recommended the area.',
    ),
    line(
      'Vi bookede ret sent og var heldige.',
      'Wir haben kurzfristig gebucht und Glück gehabt.',
      'We booked at the last minute and were lucky.',
      isHappy,
    ),
    line(
      'Huset er større, end det ser ud på billederne.',
      'Das Haus ist größer, als es auf den Bildern wirkt.',
      'The house is bigger than it looks in the pictures.',
      ({ house }) => house.persons >= 6,
    ),
    line(
      'Køreturen var lang, men det var det værd.',
      'Die Fahrt war lang, aber sie hat sich gelohnt.',
      'It was a long drive, but worth it.',
      isHappy,
    ),
    line(
      'Vi har haft en god ferie med et par skønhedsfejl.',
      'Ein schöner Urlaub mit ein paar Schönheitsfehlern.',
      'A good holiday with one or two flaws.',
      ({ rating }) => rating === 4 || rating === 3,
    ),
    line(
      'Man går ind ad døren og er på ferie.',
      'Tür auf, Urlaub an.',
      'You walk through the door and you’re on holiday.',
      isDelighted,
    ),
    line(
      'Vi var fire voksne og havde det rigtig godt.',
      'Wir waren vier Erwachsene und haben uns sehr wohlgefühlt.',
      'We were four adults and had a great time.',
      ({ house, hasChildren, rating }) => house.persons >= 4 && !hasChildren && rating >= 4,
    ),
    line('Beskrivelsen passer.', 'Die Beschreibung stimmt.', 'The description is accurate.', isHappy),
  ],
  returning: [
    line(
      'Det var tredje gang, vi var i huset.',
      'Wir waren schon zum dritten Mal in diesem Haus.',
      'It was our third time in this house.',
      isHappy,
    ),
    line('Vi kommer her næsten hvert år.', 'Wir kommen fast jedes Jahr hierher.', 'We come here nearly every year.'),
    line(
      'Vi var her sidst for et par år siden.',
      'Vor ein paar Jahren waren wir schon einmal hier.',
      'We were last here a couple of years ago.',
    ),
    line(
      'Som stamgæster ved vi, hvad vi kommer til.',
      'Als Stammgäste wissen wir, was uns erwartet.',
      'As regulars, we know what to expect.',
      isHappy,
    ),
  ],
  summer: [
    line('Vi havde sol næsten hver dag.', 'Wir hatten fast jeden Tag Sonne.', 'We had sun nearly every day.'),
    line('Vi var i vandet hver dag.', 'Wir waren jeden Tag schwimmen.', 'We went swimming every day.'),
    line(
      'Selv i højsæsonen er der plads på stranden.',
      'Selbst in der Hauptsaison ist am Strand genug Platz.',
      'Even in high season there’s room on the beach.',
    ),
    line(
      'Det blev en rigtig sommerferie med is og solskoldede næser.',
      'Ein richtiger Sommerurlaub mit Eis und Sonnenbrand auf der Nase.',
      'A real summer holiday, with ice cream and sunburnt noses.',
    ),
    line(
      'Vejret var blandet, humøret var godt.',
      'Das Wetter war gemischt, die Stimmung gut.',
      'Mixed weather, good spirits.',
    ),
  ],
  winter: [
    line(
      'Det stormede i tre dage, og vi nød det indefra.',
      'Drei Tage Sturm, und wir haben ihn von drinnen genossen.',
      'It blew a gale for three days and we enjoyed it from indoors.',
      isHappy,
    ),
    line(
      'Om vinteren har man stranden for sig selv.',
      'Im Winter hat man den Strand für sich.',
      'In winter you have the beach to yourself.',
    ),
    line(
      'Vinterferie med stearinlys og tidlige aftener.',
      'Winterurlaub mit Kerzen und frühen Abenden.',
      'A winter break with candles and early nights.',
    ),
    line(
      'Frost, sol og en mennesketom strand.',
      'Frost, Sonne und ein menschenleerer Strand.',
      'Frost, sunshine and an empty beach.',
    ),
  ],
  spring: [
    line(
      'Om foråret er lyset klart, og der er god plads overalt.',
      'Im Frühling ist das Licht klar und überall Platz.',
      'In spring the light’s clear and there’s room everywhere.',
    ),
    line(
      'Lærkerne sang, og vinden var frisk.',
      'Die Lerchen sangen, der Wind war frisch.',
      'The larks were singing and the wind was fresh.',
    ),
    line(
      'Vi fik de første varme dage.',
      'Wir haben die ersten warmen Tage erwischt.',
      'We caught the first warm days.',
    ),
    line(
      'Foråret ved havet er blevet en tradition for os.',
      'Frühling am Meer ist bei uns Tradition.',
      'Spring by the sea has become a tradition for us.',
    ),
  ],
  autumn: [
    line(
      'Efteråret gik med drager og brætspil.',
      'Der Herbst verging mit Drachen und Brettspielen.',
      'Autumn went by with kites and board games.',
    ),
    line(
      'Vi fandt rav efter stormen.',
      'Nach dem Sturm haben wir Bernstein gefunden.',
      'We found amber after the storm.',
    ),
    line('Efterårsferie med røde kinder.', 'Herbstferien mit roten Wangen.', 'An autumn break with rosy cheeks.'),
    line(
      'Vi samlede svampe om formiddagen og gik på stranden om eftermiddagen.',
      'Vormittags Pilze sammeln, nachmittags an den Strand.',
      'Mushrooms in the morning, the beach in the afternoon.',
    ),
  ],
}
