import type { ContestYear } from './entry.ts'

/** The contest is still open; its places apply once it has ended. */
export const thisYear: ContestYear = {
  places: [0, 1, 2],
  entries: [
    ['dunes', 'morning', 'Dug i marehalmen', 'Hver dråbe var et lille hav. Taget ved Grærup.'],
    ['beach', 'golden', 'Bernsteinsucher', 'Mein Vater sieht seit einer Stunde nur nach unten.'],
    ['harbour', 'day', 'Alle Farben von Hvide Sande', 'Gezählt: sieben Blautöne, und das nur an den Booten.'],
    ['lighthouse', 'dusk', 'Keeping watch', 'The light goes round every ten seconds. We counted until we fell asleep.'],
    ['beach', 'storm', 'Hold på hatten', 'Hatten ligger nu et sted i Vadehavet.'],
    ['terrace', 'morning', 'Frühstück um elf', 'Urlaub heißt, dass die Brötchen zweimal aufgewärmt werden.'],
    ['dunes', 'golden', 'Lyng i august', 'Hele bakken var lilla, og bierne var der før os.'],
    ['beach', 'day', 'Sandburg mit Graben', 'Sie hielt bis zur dritten Welle. Neuer Rekord.'],
    ['house-thatched', 'golden', 'Home, for now', 'We knew the squeaky stair by the second day.'],
    ['harbour', 'dusk', 'Heringssaison', 'Um Mitternacht stehen sie noch an der Schleuse.'],
    ['beach', 'morning', 'Vadefuglene', 'De løber hurtigere end bølgen. Næsten altid.'],
    ['living-room', 'dusk', 'Spieleabend', 'Großmutter gewinnt. Großmutter gewinnt immer.'],
    ['lighthouse', 'day', 'Op ad trapperne', 'Min datter ville tælle trin og begyndte forfra tre gange.'],
    ['dunes', 'storm', 'Wind von der Seite', 'Das Gras zeichnet Kreise in den Sand, wie mit einem Zirkel.'],
    ['beach', 'dusk', 'A red line', 'Thirty seconds after the sun had gone.'],
    ['house-wood', 'morning', 'Nebel ums Haus', 'Man hörte das Meer und sah die Hecke nicht.'],
    ['harbour', 'storm', 'Moler og skum', 'Vi stod bag muren, og det gjorde vandet ikke.'],
    ['beach', 'golden', 'Der Hund und die Ebbe', 'Er versteht nicht, wohin das Wasser gegangen ist.'],
    ['pool', 'day', 'Regenwetterprogramm', 'Draußen zwölf Grad, drinnen achtundzwanzig.'],
    ['dunes', 'day', 'Over the top', 'The moment before you see how much sea there is.'],
  ],
}
