import { type Line, line } from '../texts/sentence.ts'
import type { Told } from './topics.ts'

/** Minor complaints, by topic. */
export const complaints: Readonly<Record<string, readonly Line<Told>[]>> = {
  beds: [
    line(
      'Sengene i det ene værelse er smalle.',
      'Die Betten in einem Zimmer sind schmal.',
      'The beds in one of the rooms are narrow.',
      ({ house }) => house.beds.singles > 0 || house.beds.bunks > 0,
    ),
    line(
      'En af madrasserne er ved at være slidt.',
      'Eine der Matratzen ist durchgelegen.',
      'One of the mattresses is past its prime.',
    ),
    line(
      'Dynerne kunne godt være længere til høje folk.',
      'Für große Leute könnten die Decken länger sein.',
      'The duvets are a bit short for tall people.',
    ),
    line('Madrassen var for blød til os.', 'Die Matratze war uns zu weich.', 'The mattress was too soft for us.'),
  ],
  wifi: [
    line('Internettet var langsomt om aftenen.', 'Das WLAN war abends langsam.', 'The Wi-Fi was slow in the evening.'),
    line(
      'Det trådløse net når ikke helt ud i soveværelset.',
      'Das WLAN reicht nicht ganz bis ins Schlafzimmer.',
      'The Wi-Fi doesn’t quite reach the bedroom.',
    ),
    line(
      'Nettet faldt ud et par gange.',
      'Das Internet ist ein paar Mal ausgefallen.',
      'The internet dropped out a few times.',
    ),
  ],
  kitchen: [
    line(
      'Gryderne er slidte, og vi manglede en god kniv.',
      'Die Töpfe sind abgenutzt, und ein gutes Messer hat gefehlt.',
      'The pans are worn and we missed a good knife.',
    ),
    line(
      'Der manglede en stor skål og en si.',
      'Eine große Schüssel und ein Sieb haben gefehlt.',
      'A large bowl and a colander were missing.',
    ),
    line(
      'Panden hænger ved, den bør skiftes.',
      'Die Pfanne brennt an und sollte ersetzt werden.',
      'The frying pan sticks and should be replaced.',
    ),
    line(
      'Kaffemaskinen er for lille til flokken.',
      'Die Kaffeemaschine ist für so viele Leute zu klein.',
      'The coffee maker is too small for a crowd.',
      ({ house }) => house.persons >= 8,
    ),
  ],
  power: [
    line(
      'Strømmen løb op, det skal man regne med.',
      'Der Strom summiert sich, das sollte man einplanen.',
      'The electricity adds up, so allow for it.',
    ),
    line(
      'Strømforbruget var højere, end vi troede.',
      'Der Stromverbrauch war höher als gedacht.',
      'We used more electricity than we expected.',
    ),
    line(
      'Afregningen for el var en overraskelse.',
      'Die Stromabrechnung war eine Überraschung.',
      'The electricity bill came as a surprise.',
    ),
  ],
  sauna: [
    line(
      'Saunaen var længe om at blive varm.',
      'Die Sauna brauchte lange, bis sie heiß war.',
      'The sauna took a long time to heat up.',
    ),
    line(
      'Saunaen kom aldrig helt op på temperatur.',
      'Die Sauna wurde nicht richtig heiß.',
      'The sauna never got properly hot.',
    ),
  ],
  spa: [
    line('Spaen larmer en del.', 'Der Whirlpool ist ziemlich laut.', 'The whirlpool is rather loud.'),
    line(
      'Det tog lang tid at fylde spaen.',
      'Bis der Whirlpool voll war, dauerte es lange.',
      'The whirlpool took ages to fill.',
    ),
  ],
  neighbours: [
    line(
      'Der blev bygget på nabogrunden om formiddagen.',
      'Auf dem Nachbargrundstück wurde vormittags gebaut.',
      'There was building work next door in the mornings.',
    ),
    line(
      'Naboen slog græs, lige da vi ville spise.',
      'Der Nachbar mähte ausgerechnet zur Essenszeit.',
      'The neighbour mowed just as we sat down to eat.',
      ({ season }) => season !== 'winter',
    ),
    line(
      'I nabohuset blev der festet en aften.',
      'Im Nachbarhaus wurde an einem Abend gefeiert.',
      'There was a party next door one evening.',
    ),
  ],
  shower: [
    line(
      'Trykket i bruseren er svagt.',
      'Der Wasserdruck in der Dusche ist schwach.',
      'The water pressure in the shower is weak.',
    ),
    line(
      'Det varme vand rakte ikke til os alle efter hinanden.',
      'Das warme Wasser reichte nicht für alle nacheinander.',
      'There wasn’t enough hot water for all of us in a row.',
      ({ house }) => house.persons >= 4,
    ),
    line('Afløbet i bruseren er langsomt.', 'Die Dusche läuft schlecht ab.', 'The shower drains slowly.'),
  ],
  sand: [
    line(
      'Der lå sand i vindueskarmene, da vi kom.',
      'Auf den Fensterbänken lag bei Ankunft Sand.',
      'There was sand on the window sills when we arrived.',
    ),
    line(
      'Støvsugeren kunne godt have været under sofaen.',
      'Unter dem Sofa hätte man noch einmal saugen können.',
      'They could have vacuumed under the sofa.',
    ),
    line(
      'Vinduerne trængte til at blive pudset.',
      'Die Fenster hätten geputzt werden können.',
      'The windows could have done with a clean.',
    ),
  ],
  furniture: [
    line(
      'Havemøblerne trænger til at blive skiftet.',
      'Die Gartenmöbel müssten ersetzt werden.',
      'The garden furniture needs replacing.',
      ({ house }) => house.archetype.key !== 'new-build',
    ),
    line(
      'Sofaen er så blød, at ældre har svært ved at komme op.',
      'Das Sofa ist so weich, dass Ältere schlecht hochkommen.',
      'The sofa is so soft that older guests struggle to get up.',
    ),
    line(
      'Hynderne til havestolene var fugtige.',
      'Die Auflagen der Gartenstühle waren klamm.',
      'The garden chair cushions were damp.',
      ({ season }) => season !== 'winter',
    ),
    line(
      'Der mangler en læselampe ved sofaen.',
      'Am Sofa fehlt eine Leselampe.',
      'The sofa could do with a reading lamp.',
    ),
  ],
  heating: [
    line(
      'Der gik et døgn, før huset var varmt.',
      'Es dauerte einen Tag, bis das Haus warm war.',
      'It took a day for the house to warm up.',
    ),
    line(
      'Badeværelset blev aldrig rigtig varmt.',
      'Das Bad wurde nicht richtig warm.',
      'The bathroom never got properly warm.',
      ({ house }) => !house.has.has('bathroom-underfloor-heating'),
    ),
  ],
  road: [
    line(
      'Vejen ned til huset har dybe huller.',
      'Der Weg zum Haus hat tiefe Schlaglöcher.',
      'The track to the house has deep potholes.',
    ),
    line(
      'Det sidste stykke vej er hårdt ved en lav bil.',
      'Das letzte Stück Weg ist für tiefe Autos nichts.',
      'The last bit of track is hard on a low car.',
    ),
  ],
}

/** Serious complaints, by topic. */
export const failures: Readonly<Record<string, readonly Line<Told>[]>> = {
  dirty: [
    line(
      'Huset var ikke gjort ordentligt rent, badet måtte vi selv tage.',
      'Das Haus war nicht richtig geputzt, das Bad mussten wir selbst machen.',
      'The house hadn’t been cleaned properly and we had to do the bathroom ourselves.',
    ),
    line(
      'Der lå hår i badet og krummer i skufferne.',
      'Im Bad lagen Haare, in den Schubladen Krümel.',
      'There were hairs in the bathroom and crumbs in the drawers.',
    ),
    line(
      'Køleskabet var ikke tømt, og gulvene klistrede.',
      'Der Kühlschrank war nicht ausgeräumt, und die Böden klebten.',
      'The fridge hadn’t been emptied and the floors were sticky.',
    ),
  ],
  'broken-spa': [
    line(
      'Spaen virkede ikke, og den var grunden til, at vi valgte huset.',
      'Der Whirlpool ging nicht, dabei hatten wir das Haus seinetwegen gewählt.',
      'The whirlpool didn’t work, and it was the reason we chose the house.',
    ),
    line(
      'Spaen var i stykker, og det fik vi først at vide ved ankomsten.',
      'Der Whirlpool war defekt, das haben wir erst bei der Ankunft erfahren.',
      'The whirlpool was out of order, and we only found out on arrival.',
    ),
  ],
  'broken-sauna': [
    line(
      'Saunaen var i stykker under hele opholdet.',
      'Die Sauna war die ganze Zeit kaputt.',
      'The sauna was out of order throughout.',
    ),
    line(
      'Saunaovnen slog sikringen fra hver gang, så vi opgav.',
      'Beim Saunaofen flog jedes Mal die Sicherung heraus, wir haben es aufgegeben.',
      'The sauna stove blew the fuse every time, so we gave up.',
    ),
  ],
  cold: [
    line(
      'Varmen faldt ud den anden nat, og vi frøs til næste middag.',
      'In der zweiten Nacht fiel die Heizung aus, wir froren bis zum Mittag.',
      'The heating failed on the second night and we were cold until noon.',
    ),
    line(
      'Der var iskoldt, da vi kom, og varmen ville ikke i gang.',
      'Bei der Ankunft war es eiskalt, und die Heizung sprang nicht an.',
      'It was freezing when we arrived and the heating wouldn’t start.',
    ),
  ],
  damp: [
    line(
      'Der lugtede fugtigt i et par af rummene.',
      'In zwei Räumen roch es feucht.',
      'A couple of the rooms smelt of damp.',
    ),
    line(
      'Sengetøj og vægge føltes klamme.',
      'Betten und Wände fühlten sich klamm an.',
      'The beds and walls felt damp.',
    ),
  ],
  'no-wifi': [
    line(
      'Internettet virkede ikke, og vi skulle arbejde.',
      'Das Internet ging nicht, und wir mussten arbeiten.',
      'The internet didn’t work, and we had work to do.',
    ),
    line(
      'Der var ingen forbindelse i tre dage.',
      'Drei Tage lang hatten wir kein Internet.',
      'We had no internet for three days.',
    ),
  ],
  fridge: [
    line(
      'Køleskabet gik i stå, og maden blev dårlig.',
      'Der Kühlschrank fiel aus, und die Lebensmittel verdarben.',
      'The fridge broke down and our food went off.',
    ),
    line(
      'Køleskabet kølede ikke, vi måtte smide det hele ud.',
      'Der Kühlschrank kühlte nicht, wir mussten alles wegwerfen.',
      'The fridge didn’t cool and we had to throw everything away.',
    ),
  ],
  key: [
    line(
      'Vi ventede en time på nøglen.',
      'Wir haben eine Stunde auf den Schlüssel gewartet.',
      'We waited an hour for the key.',
      ({ house }) => !house.has.has('key-box'),
    ),
    line(
      'Koden til nøgleboksen var forkert, og vi stod i regnen.',
      'Der Code für die Schlüsselbox war falsch, wir standen im Regen.',
      'The code for the key box was wrong and we stood in the rain.',
      ({ house }) => house.has.has('key-box'),
    ),
  ],
}
