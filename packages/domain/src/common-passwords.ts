/**
 * Words that real lists of guessed passwords begin with, folded as `password-rule` folds them: English, German and
 * Danish, first names, teams, cars, heroes, keyboard walks that are no straight rows. What follows them in real lists
 * are digits, years and a mark, which the rule takes away. Only the service that takes passwords reads this.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
password passwort kennwort kodeord adgangskode passord passwd passphrase losenord hemmelig geheim secret private
login logon admin administrator root master superuser user guest gast test testing tester demo default changeme
welcome willkommen velkommen hallo hello hejmeddig hejsa moin servus letmein lukmigind laesmich open sesame internet
iloveyou ichliebedich jegelskerdig ilove loveyou loveme lovely love liebe kaerlighed elsker schatz schatzi skat
sunshine sonnenschein solskin princess prinzessin prinsesse prince angel engel baby babygirl honey sweetheart flower
football fussball fodbold soccer baseball basketball hockey handbold handball tennis golf cricket liverpool arsenal
chelsea manchester united barcelona realmadrid bayern bayernmuenchen dortmund borussia schalke werder hamburg hsv koeln
brondby fckoebenhavn kobenhavn midtjylland aalborg aarhus odense esbjerg silkeborg
monkey dragon tiger lion panther eagle falcon shark dolphin butterfly horse pferd hest hund katze kat cat dog puppy
kitten kitty bunny schnecke hase maus baer bear wolf fuchs snoopy garfield nemo
superman batman spiderman ironman pokemon pikachu starwars skywalker matrix hogwarts harrypotter gandalf frodo naruto
minecraft fortnite roblox counterstrike warcraft starcraft diablo zelda mario sonic playstation nintendo xbox gamer
mustang ferrari porsche mercedes corvette camaro harley yamaha honda toyota audi volkswagen golfgti skoda volvo bmw
computer laptop samsung iphone android apple google facebook instagram youtube microsoft windows linux office
summer winter spring autumn fall sommer herbst fruhling efteraar foraar vinter sommerferien urlaub ferien holiday
january february march april june july august september october november december januar februar marts mai juni juli
oktober dezember monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag
samstag sonntag mandag tirsdag onsdag torsdag fredag lordag sondag weekend
ferienhaus sommerhus holidayhome ferie strand nordsee nordsoen vesterhavet blavand henne marram dune duenen klit
danmark denmark daenemark deutschland germany tyskland england london berlin muenchen frankfurt copenhagen hamburgerjung
michael thomas daniel david robert andreas stefan christian martin peter alexander matthias sebastian markus tobias
florian patrick dennis marcel jan lukas leon finn jonas felix maximilian paul simon niklas philipp tim kevin marvin
andrew anthony brandon charlie george harry jack james jason john jordan joseph joshua justin matthew nicholas oliver
richard samuel steven thompson tyler william benjamin jonathan christopher
jessica jennifer ashley amanda nicole michelle melissa samantha elizabeth charlotte emma sophie sophia hannah olivia
emily lisa laura julia anna sarah sandra sabrina stefanie katharina christina claudia susanne petra andrea monika
martina nadine vanessa lena leonie marie johanna mia victoria
mads mikkel rasmus frederik magnus emil oliver noah william lucas anders soren jens lars niels henrik kasper jesper
morten christoffer mathias mette anne maria camilla louise ida freja clara josefine caroline cecilie katrine line signe
karen kirsten hanne lene pernille trine
killer hunter ranger soldier warrior ninja samurai pirate wizard phoenix shadow ghost maverick thunder lightning
freedom peace jesus christ heaven blessed church mother father family familie mama papa mutter vater mormor bedstemor
whatever nothing something trustno trustnoone trustno1 access accessgranted security sicherheit sikkerhed fuckyou
fuckoff asshole bullshit scheisse arschloch pussy sexy hotgirl playboy blowme biteme
chocolate schokolade chokolade cookie banana banane orange cherry kaffee coffee pizza cheese pepper ginger whiskey
money geld penge dollar lottery jackpot diamond silver golden gold platinum crystal
rainbow regenbogen regnbue star stern stjerne moon mond sun blue green purple yellow black white schwarz rot blau
metallica nirvana slipknot beatles eminem rammstein depeche acdc abba
abcdef abcdefg abcdefgh abcabc aaabbb qweasd qweasdzxc qazwsx qazwsxedc wsxedc zaqwsx zaqxsw asdfasdf asdasd qweqwe
zxczxc qwaszx edcrfv rfvtgb yhnujm poiuyt lkjhgf mnbvcxz qwerasdf asdfzxcv adgjmptw
`
    .trim()
    .split(/\s+/),
)
