import type { ContestYear } from './entry.ts'

export const twoYearsAgo: ContestYear = {
  places: [3, 11, 16],
  entries: [
    ['beach', 'day', 'Der erste Tag', 'Noch die Schuhe in der Hand. Vejers Strand, gleich nach der Ankunft.'],
    ['lighthouse', 'dusk', 'Blåvandshuk tændes', 'Vi ventede en halv time i blæst på, at lyset gik i gang.'],
    ['dunes', 'golden', 'Die letzte Düne', 'Wer hier steht, hört das Meer und sieht es noch nicht.'],
    ['beach', 'storm', 'Efter natten', 'Bølgerne havde flyttet hele revlen. Ingen andre end os var nede.'],
    ['harbour', 'morning', 'Kutter um sechs', 'Hvide Sande. Die Möwen waren früher auf als wir.'],
    ['terrace', 'golden', 'Kaffe i læ', 'Det eneste sted i haven uden vind.'],
    ['beach', 'golden', 'Low tide, long shadows', 'Two children and a bucket, somewhere in there.'],
    ['house-thatched', 'morning', 'Unser Haus für eine Woche', 'Tau auf dem Reet. Die anderen schliefen noch.'],
    ['dunes', 'day', 'Stien til vandet', 'Min søn siger, at den har 214 pæle. Han har talt.'],
    ['lighthouse', 'day', 'Lyngvig', '228 trin, og så hele fjorden på den anden side.'],
    ['beach', 'morning', 'Niemand da', 'Henne Strand im März. Fußspuren nur von Vögeln.'],
    ['harbour', 'dusk', 'Netze und Lichter', 'Der Hafen wird erst schön, wenn der Fischladen zu hat.'],
    ['living-room', 'storm', 'Indendørsdag', 'Regn mod ruden, puslespil på bordet, ild i ovnen.'],
    ['dunes', 'storm', 'Sandflugt', 'Kameraet skulle renses bagefter. Det var det værd.'],
    ['beach', 'dusk', 'Goodnight, North Sea', 'Our last evening. Nobody wanted to walk back.'],
    ['house-wood', 'golden', 'Rotes Haus, rotes Licht', 'Zehn Minuten lang hatten Wand und Himmel dieselbe Farbe.'],
    ['beach', 'day', 'Drachenwetter', 'Fanø. Fünf Meter Schnur waren zu wenig.'],
    ['harbour', 'day', 'Isbjerget ved havnen', 'To kugler i høj sol, og mågen venter.'],
    ['dunes', 'dusk', 'Heather after sunset', 'The colours went on for longer than the light.'],
    ['lighthouse', 'storm', 'Kein Ausflugswetter', 'Wir sind trotzdem gegangen. Der Turm war offen, wir waren allein.'],
  ],
}
