/**
 * The passwords that people choose most, so the first that anybody tries (decisions.md, "Two
 * readings"). Put together by hand from what published lists agree on: digits in a row or repeated,
 * keyboard walks, "password" and its forms, names, clubs, pets, seasons. Compared in lower case.
 */
const COMMON = new Set(
  `
123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123
football monkey letmein 696969 shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael
654321 superman 1qaz2wsx 7777777 121212 000000 qazwsx 123qwe killer trustno1 jordan jennifer
zxcvbnm asdfgh hunter buster soccer harley batman andrew tigger sunshine iloveyou 2000 charlie
robert thomas hockey ranger daniel starwars klaster 112233 george computer michelle jessica pepper
1111 zxcvbn 555555 11111111 131313 freedom 777777 pass maggie 159753 aaaaaa ginger princess joshua
cheese amanda summer love ashley 6969 nicole chelsea biteme matthew access yankees 987654321
dallas austin thunder taylor matrix mobilemail william corvette hello martin heather secret merlin
diamond 1234qwer gfhjkm hammer silver 222222 88888888 anthony justin test bailey q1w2e3r4t5
patrick internet scooter orange 11111 golfer cookie richard samantha bigdog guitar jackson
whatever mickey chicken sparky snoopy maverick phoenix camaro peanut morgan welcome falcon cowboy
ferrari samsung andrea smokey steelers joseph mercedes dakota arsenal eagles melissa boomer booboo
spider nascar monster tigers yellow 123123123 gateway marina diablo bulldog qwer1234 compaq purple
hardcore banana junior hannah 123654 porsche lakers iceman money cowboys 987654 london tennis
999999 ncc1701 coffee scooby 0000 miller boston q1w2e3r4 brandon yamaha chester mother forever
johnny edward 333333 oliver redsox player nikita knight fender barney midnight please brandy
chicago badboy slayer rangers charles angel flower rabbit wizard bigdaddy jasper enter rachel
chris steven winner adidas victoria natasha 1q2w3e4r jasmine winter prince panties marine ghbdtn
fishing cocacola casper james 232323 raiders 888888 marlboro gandalf asdfasdf crystal 87654321
12344321 golden 8675309 panther lauren angela spanky 55555555 butthead jackie canada angels
123456a asdf1234 muffin bronco arthur sophie startrek 1a2b3c4d albert blazer turtle brian
swordfish passw0rd password1 password12 password123 p@ssw0rd p@ssword pa55word pa55w0rd passwort
passwd motdepasse contrasena senha wachtwoord geheim hallo hallo123 schatz azerty azertyuiop
qwertz qwertzuiop qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwert
qwe123 qweasd qweasdzxc qweqwe qwe asd asdasd asdasd123 asd123 asdf asdfg asdfghjkl asdfghj
asdfjkl asdfqwer zxcvb zxcv zxc123 zxcasdqwe zaq12wsx zaq1zaq1 zaq1xsw2 xsw2zaq1 1qazxsw2
1qaz2wsx3edc qazxsw qazwsxedc qaz123 qazqaz wsxedc 1q2w3e 1q2w3e4r5t 1q2w3e4r5t6y 1qaz 2wsx 3edc
q1w2e3 q2w3e4r5 qaz2wsx 1qaz1qaz zxcvbnm1 zxcvbnm123 mnbvcxz lkjhgfdsa poiuytrewq poiuyt
0987654321 098765 09876543 0123456789 01234567 012345 1234567891 12345678910 123456789a 12345a
1234567a 123456q 123456789q a123456 a12345 a1234567 a12345678 a123456789 aa123456 aa12345678
aa123456789 aa@123456 abc1234 abc12345 abc123456 abcd1234 abcd123 abcd abcde abcdef abcdefg
abcdefgh abcdefg123 abcd@1234 abc@123 abcabc abc 123abc 123abcd 1234abcd 12345abc 123asd 123qweasd
123qweasdzxc 123qwe123 123123a 123321a 1234566 123457 1234560 123450 1234321 12341234 12345679
123456123 123456654321 1231234 12312312 12332 147258 147258369 14725836 741852 741852963 963852741
963852 852456 951753 159357 159951 357159 258456 147852 147896325 789456 789456123 78945612 456123
456789 456456 789789 321321 321654 321654987 654123 987987 135790 13579 246810 24680 1357924680
102030 10203040 1020304050 101010 100200 100100 110110 112211 112358 1123581321 11223344
1122334455 1122 1212 121314 12121212 123789 124578 125125 131415 141414 142536 151515 161616
171717 181818 191919 192837 192837465 200000 202020 212121 223344 234567 252525 2345678 23456789
242424 262626 272727 282828 292929 303030 313131 323232 332211 334455 343434 353535 363636 373737
383838 393939 404040 414141 420420 424242 434343 445566 454545 464646 474747 484848 494949 505050
515151 5201314 520520 525252 535353 545454 565656 575757 585858 595959 606060 616161 626262 636363
646464 656565 676767 686868 707070 717171 727272 737373 747474 757575 767676 778899 787878 797979
808080 818181 828282 838383 848484 858585 868686 878787 898989 909090 919191 929292 939393 949494
959595 969696 979797 989898 998877 753951 7654321 76543210 765432 543210 54321 4321 43214321 3333
4444 5555 5150 6666 7777 8888 9999 2222 22222 33333 44444 55555 66666 77777 88888 99999 00000
0000000 00000000 000000000 0000000000 111111111 1111111111 2222222 22222222 3333333 33333333
444444 4444444 44444444 5555555 6666666 66666666 77777777 8888888 9999999 99999999 999999999
1111111 a1b2c3 a1b2c3d4 1a2b3c 1a2b3c4d5e a1s2d3 a1s2d3f4 aaa aaaa aaaaa aaaaaaa aaaaaaaa aaa111
111aaa 111222 111222333 123000 admin admin1 admin12 admin123 admin1234 admin12345 admin@123
admin888 administrator root toor user user123 guest guest123 demo test1 test12 test123 test1234
tester testing testtest default changeme change letmein1 letmein123 letmein2 open login login123
system server master1 manager support service welcome1 welcome12 welcome123 welcome@123 hello1
hello12 hello123 hellohello hallo1 hola nothing none blank secret1 secret123 secreto private
access14 access1 security secure pass1 pass12 pass123 pass1234 pass12345 pass@123 pass@1234
password0 password2 password3 password4 password5 password7 password8 password9 password10
password11 password13 password21 password22 password69 password99 password1234 password12345
password! password@123 passpass mypassword mypass newpass newpassword temp temp123 temporary
india123 india@123 google gmail yahoo hotmail facebook twitter instagram linkedin youtube apple
microsoft windows linux android iphone nokia sony dell toshiba lenovo motorola blackberry samsung1
playstation nintendo xbox xbox360 minecraft roblox fortnite pokemon pokemon1 pikachu naruto
naruto1 sasuke goku dragonball sonic mario zelda warcraft starcraft counter halo killer1 killer123
gamer gamer123 iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveu iloveme ilovegod ilovehim
ilovemom iloveher teamo teamomucho tequiero jetaime loveme loveme1 lovely lovelove lover lovers
love123 love12 love1234 love4ever mylove mylove1 truelove sweetheart sweetie sweety sweet honey
honey1 babe baby babyboy babygirl babygirl1 babyblue angel1 angel123 angelo angelina angelica
princess1 princess12 princesa prettygirl pretty beautiful beauty cutie cutiepie hottie hottie1
sexy sexygirl sexyboy sexy123 kisses kissme kitty kitten hellokitty barbie tinkerbell rainbow
butterfly butterfly1 sunflower flowers rose roses lily daisy daisy1 violet jasmine1 peaches
strawberry cherry apple1 apples apple123 banana1 chocolate cookies cupcake candy sugar brownie
pumpkin michael1 jordan23 jordan1 daniel1 david david1 john john123 johnson jonathan joshua1
justin1 jason jack jackson1 jacob james1 jeffrey jeremy jerry jesse jimmy joe joey johnny1 jose
juan julia julian julie karen katie kelly kevin kimberly kristen laura leslie linda lisa logan
louis louise lucas lucky lucky1 lucky7 luis luke marcus maria mariah marie mario1 mark martha mary
matt max maxwell melanie miguel mike molly monica monique nancy natalie nathan nicholas nick
olivia pablo pamela paul peter philip phillip ralph raymond rebecca ricardo rich rick ricky rob
roberto robin rocky roger ron ronald ronaldo ronnie rosie russell ryan sally sam sammy samuel
sandra sara sarah scott sean shannon sharon sierra simon stanley stephanie stephen steve sunny
susan tanya teresa tiffany tim timothy todd tom tommy tony tracy travis trevor tyler valentina
vanessa veronica victor vincent virginia walter wendy william1 zachary adam aaron abigail alan
alejandra alejandro alex alex123 alexander alexandra alexis alice alicia alison allison alyssa
amber amy ana anderson andre andreas andrew1 andy anna anna123 annie antonio april ariana ashley1
barbara ben benjamin beth betty billy bob bobby brad bradley brenda brittany bruce bryan caitlin
cameron carlos carmen carol caroline casey cassie catherine charlie1 charlotte christian christina
christine christopher cindy claire claudia connor courtney craig cristian cynthia danielle danny
debbie denise dennis derek diana diego donald doug dylan eddie eduardo elaine elizabeth emily emma
eric erica evan fernando francis francisco frank fred gabriel gabriela gary gemma gerald gloria
gordon grace greg gregory harold harry henry isabel isabella jake jamie babylon football1
football12 soccer1 soccer12 baseball1 basketball hockey1 tennis1 golf golfing liverpool liverpool1
chelsea1 arsenal1 barcelona realmadrid manchester manutd juventus inter milan benfica everton
rangers1 celtic spurs cowboys1 steelers1 eagles1 lakers1 yankees1 redskins patriots packers
broncos dolphins falcons raiders1 bulldogs tigger1 tiger tiger1 lion wolf wolves bear bears panda
panda1 eagle hawk shark dolphin horse horses pony doggy dog dogs puppy cat cats kitty1 monkey1
monkey12 monkey123 chicken1 duck frog fish snake spider1 spiderman batman1 superman1 superstar
ironman avengers wolverine joker thor hulk summer1 summer12 winter1 autumn spring january february
march may june july august september october november december monday tuesday wednesday thursday
friday friday13 saturday sunday sunday1 today tomorrow dragon1 dragons dragon123 shadow1 shadow12
master123 freedom1 phoenix1 mustang1 matrix1 ninja ninja1 pirate samurai warrior knight1 legend
hunter1 killers destiny hope faith jesus jesus1 jesuschrist christ god godisgood heaven blessed
blessing spirit trinity church bible maria1 amen peace angels1 computer1 internet1 mobile phone
network hacker hacker1 security1 asshole fuckyou fuckyou1 fuckoff fuck bitch bitches sexsex porno
dick pussy suckit whatever1 nothing1 idontknow whynot forgetit blahblah blah qwerty7 money1
money123 million dollar rich1 bigboy bigmoney cash boss boss123 king king123 queen diamond1 gold
silver1 platinum music guitar1 metallica nirvana slipknot eminem tupac 2pac 50cent rockstar
rocknroll rock metal hiphop beatles elvis madonna america usa canada1 mexico brasil brazil france
germany deutschland italia england scotland ireland india pakistan china japan africa southafrica
australia russia poland polska london1 paris newyork chicago1 california texas florida yellow1
purple1 orange1 green blue red black white pink blue123 black1 red123 green1 blackie blue1 pink123
white1 ferrari1 porsche1 mercedes1 bmw audi toyota honda honda1 yamaha1 suzuki kawasaki nissan
ford chevy chevrolet camaro1 jeep harley1 bentley hannah1 jessica1 jennifer1 michelle1 nicole1
amanda1 samantha1 andrea1 thomas1 robert1 charles1 matthew1 anthony1 taylor1 chris1 maggie1
ginger1 pepper1 buster1 bailey1 snoopy1 peanut1 cookie1 sparky1 smokey1 scooter1 oliver1 coffee1
zxc asdqwe 123zxc zxc1 q1w2 qq123456 qqqqqq wwwwww eeeeee zzzzzz xxxxxx ssssss dddddd llllll
qwerasdf qwerqwer asdzxc woaini woaini1314 wang123 5211314 a5201314 1314520 123456aa 123456ab
123456abc 123456qwe qwe123456 asd123456 zxc123456
`
    .trim()
    .split(/\s+/),
);

export const isCommonPassword = (password: string) =>
  COMMON.has(password.normalize('NFKC').toLowerCase());

/** How many there are; a test holds the promise of a thousand. */
export const COMMON_PASSWORD_COUNT = COMMON.size;
