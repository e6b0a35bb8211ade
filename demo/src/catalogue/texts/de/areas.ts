export const areas = {
  sondervig: [
    'Søndervig hat Läden, eine Bäckerei und im Sommer ein Sandskulpturen-Festival.',
    'Die Hauptstraße endet am Strand, und der ist breit.',
    'Nach Ringkøbing sind es zehn Kilometer auf dem Radweg.',
    'Auf dem Golfplatz beim Ort sind Gäste willkommen.',
  ],
  klegod: [
    'Klegod liegt schmal zwischen Meer und Fjord, mit dem Leuchtturm im Süden.',
    'Vom Leuchtturm Lyngvig sehen Sie Meer und Fjord.',
    'Läden gibt es hier keine, aber zwei Orte in der Nähe.',
  ],
  'hvide-sande': [
    'Im Hafen von Hvide Sande gibt es Fisch direkt vom Kutter.',
    'Die Schleuse zwischen Meer und Fjord ist sehenswert, wenn sie öffnet.',
    'Im Sommer gibt es eine Fischauktion für Gäste.',
    'Surfer sind auf der Fjordseite, Badende auf der Meerseite.',
  ],
  argab: [
    'Årgab liegt auf der schmalen Nehrung südlich von Hvide Sande.',
    'Der Radweg führt den ganzen Fjord entlang.',
    'Zum Hafen von Hvide Sande fahren Sie zehn Minuten.',
  ],
  bjerregard: [
    'Bjerregård ist für alle, die den Strand fast für sich haben möchten.',
    'Das Naturreservat Tipperne liegt auf der anderen Seite des Wassers.',
    'Im Sommer gibt es im kleinen Laden Brot und Leihräder.',
  ],
  'bork-havn': [
    'In Bork Havn liegt die Surfschule neben den Segelbooten.',
    'Der Wikingerhafen ist im Sommer geöffnet, anfassen ist erlaubt.',
    'Das Wasser im Fjord ist flach und wird schnell warm.',
  ],
  nymindegab: [
    'In Nymindegab kommt der Fjord dem Meer ganz nah.',
    'Der Gasthof steht hier seit vielen Jahren und blickt aufs Wasser.',
    'Der Redningsvejen führt durch die Plantage zum Strand.',
  ],
  houstrup: [
    'In Houstrup liegen die Häuser verstreut zwischen Bäumen und Heide.',
    'Der Blåbjerg ist eine hohe Düne, und die Treppe hinauf hat viele Stufen.',
    'Der Weg zum Strand führt durch den Wald. Am Ende gibt es einen Parkplatz.',
    'Es gibt Reitwege und einen Laden, der das ganze Jahr offen hat.',
  ],
  'henne-strand': [
    'Henne Strand hat eine Straße, und die endet am Meer.',
    'Die Eisdielen öffnen zu Ostern, der Bäcker hat das ganze Jahr geöffnet.',
    'Vom Blåbjerg sehen Sie Meer, Fjord und Wald auf einmal.',
    'Der See Filsø liegt etwas landeinwärts, mit Kranichen und Seeadlern.',
  ],
  graerup: [
    'Grærup ist klein, und die Natur beginnt an der Straße.',
    'Am Langsø kann man angeln und einmal herumgehen.',
    'Die Hirsche in der Heide hören Sie im September.',
  ],
  'vejers-strand': [
    'In Vejers dürfen Sie mit dem Auto auf den Strand fahren.',
    'Der Laden hat Brötchen, Garn und Drachen.',
    'Im Herbst findet man nach Weststürmen Bernstein.',
    'Südlich des Orts liegt ein Übungsgelände. Schießzeiten hängen aus.',
  ],
  oksbol: [
    'Oksbøl ist ein gewöhnlicher Ort mit Schule, Schwimmhalle und Supermarkt.',
    'Um den Præstesø führt ein Weg ganz herum.',
    'Das Museum FLUGT erzählt von Menschen auf der Flucht, früher und heute.',
  ],
  blavand: [
    'Blåvand ist der westlichste Ort Dänemarks, mit Leuchtturm und langen Öffnungszeiten.',
    'Das Museum Tirpitz liegt in den Dünen gleich hinter dem Ort.',
    'Der Strand liegt nach Süden und ist breit, auch bei Flut.',
    'Vom Leuchtturm sehen Sie bei klarem Wetter die Windräder von Horns Rev.',
    'Aus den alten Bunkern am Strand sind Maultiere aus Beton geworden.',
  ],
  ho: [
    'Ho liegt an der Bucht, wo die Gezeiten kommen und gehen.',
    'Im August ist Schafmarkt in Ho.',
    'Nach Blåvand ist es eine Viertelstunde mit dem Rad.',
  ],
  fano: [
    'Die Fähre von Esbjerg braucht zwölf Minuten.',
    'Der Strand auf Fanø ist so breit, dass Drachen Platz haben.',
    'In Sønderho und Nordby stehen die Schifferhäuser mit den Giebeln nach Ost und West.',
    'Auf den Sandbänken im Süden liegen Seehunde.',
  ],
  romo: [
    'Nach Rømø fahren Sie über den Damm durch das Wattenmeer.',
    'Bei Lakolk darf das Auto mit auf den Strand.',
    'Von Havneby fährt die Fähre nach Sylt.',
    'Im Watt findet man Austern, wenn jemand den Weg zeigt.',
    'Der Kommandeurshof in Toftum erzählt von den Walfängern.',
  ],
} as const
