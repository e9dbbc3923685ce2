// @ts-check
// The positions of the articles: of each technique first the example of techniques.md, then those to practise on, found in puzzles that the library's generator
// makes (`PositionMaker`, a class of its tests). A line has the technique, the digits (own ones as letters), the candidates that are gone, and the rules.

export const POSITIONS = `
full-house ..gh3.6.9...6..g..3..7...5.9b8a6g...a..9h42fg7..ebci81fgbd.1.i.5..2iha76h1icgfe24:
full-house 4hb.g9.acfcg2ad98ea9536h2dgbdih3e17f56aib7dchcg8adf.biiac682gedhedgiac.b7b6dech91:
full-house 5g84a2fic2acihf.geidfcg518bhi2g3de613eg6i1hbdaf4ebh9cgfb91ec7dh.3ahfgb5ig8ebd9ca6:
full-house 5h37i.4abaf2ced8gid7ihb15fcf28i3egd194gb1hfcecea4.gbi8hce64iabg21feg3ihdgida82ce6:
full-house eigh4bca63dfgeab9.h21i6cde7dei31f7hb1gbdi8fc5fchbge94ab8efc4agi9f31hge2d7ad5bi.fc:
hidden-single ....3.6.9...6.....3..7...5.9.8a6.......9h42..7......81.....1...5..2...76.1.....24:
hidden-single g4fi1835bche....19..a3..7.ha395f728d5.d...a.7.7h..459...2.......5c6....a8174.....:677 977 678 679 488
hidden-single d73hf9a521fi.b548.e..........f.....5ie4f7..3.8..9e.64.2.1e36.g.6....4............:734 337 739 242 144 248 266 872 879 882 287 887 987 188 389 392 892 992 793 794 196 297 897 997 399 899 999
hidden-single .........68.e..7.119.b..58.9g..6.4..3e14.7.69...3.....8..i3..5..2.7.16.....6.....:411 213 313 413 415 815 915 316 416 217 318 918 319 323 426 328 428 436 846 248 849 263 265 565 865 266 268 269 869 473 483 583 485 492 393 493 495 596 197 297 897 398 998 399
hidden-single d.3.......9g6.8.4.18f..g..2c..8.......4.9.3..86...4...fce..9...71h2.e...idba6357h:242 256 258 558 559 759
naked-single ...h3.6.9...6..g..3..7...5.9b8a6g...a..9h42fg7..ebci81f.bd.1.i.5..2.ha76h1.c.f.24:
naked-single 67b...aihhe9...gcdacd8gib6edbgiha3ef5h1...i27c96e2gdh124e79hf1cgf3...84iiah34f5gb:
naked-single 4f97ahecbgah5c2fi4c5bi6da7he.4.hc..9f.c.ig..ei.1.2e..38igbdfc5ab3e8g19dfad6ce92hg:
naked-single 7bi4f53hadhfac2...15cg8i...bgah93...8cefda...i64ebg13hfigc5hba4cdh2a6g95e12igdhfc:
naked-single h4cfibgeaab5hc79d66gid5acb8.18..95.2.i7..eh.3.ef..hd.9gfbi8da3e9cd51fbhge8a2gcfi4:
mark .................................................................................::difference 4 r1c1 r1c2; difference 4 r1c2 r1c3
mark 32a69eghdi57dah3bfd6hgbcaei89.ae.fcgeg.8c.91bac.i7.hd5gacbdi56hfdie81bg3bhecf7di1::x-sum 10 r9c4-r3c4; greater r6c6 r6c2; palindrome r4c5 r3c4 r4c9 r5c1
mark 1d3bfhie7b.ec...h4g.8.ed.2c3e1f4bgihdhf...53b9g28c5daf6bg5ic8da5cd7h1bfihai4b6c7e::index box r1c3; even r3c7; pair-sum r3c3 r3c8
mark ..bgf358d..6badigc7cdeh9baf2geh4ac69..cieb7d1..ifc7hbecbgaifd5h..h3geaib..142hfc7::greater r5c2 r2c1; quadruple 4,5,5,8 r3c3 r3c4 r4c3 r4c4
mark ecah4fgb9d2ic7aefh67hei241c8d3b6i1g5gifae4..bb1e73hid6c.2i1g.5da.df...ig9.gd....a::greater r8c9 r9c7; pair-sum 17 r6c7 r7c7
negative-constraint ........................................5........................................::rule nonconsecutive
negative-constraint h.fd7.aicd.1ci.f7.cgiaf..4.i1dhbf.c.gfheci2ad5cbgad.f.fdeih..b.b8gfd..e.aicbegdhf::only-marked ratio 3; ratio 3 r1c8 r1c9; ratio 3 r2c3 r2c4; ratio 3 r2c4 r2c5; ratio 3 r2c4 r3c4; ratio 3 r3c1 r4c1; ratio 3 r3c5 r4c5; ratio 3 r4c5 r4c6; ratio 3 r4c8 r5c8; ratio 3 r5c5 r5c6; ratio 3 r5c5 r6c5; ratio 3 r6c8 r7c8; ratio 3 r7c1 r8c1; ratio 3 r7c6 r8c6; ratio 3 r8c4 r9c4; ratio 3 r8c6 r8c7; ratio 3 r9c2 r9c3; ratio 4 r4c4 r4c5
negative-constraint .ei..2..3.cb..9..f.87c.a.bi29a8gfc..egcibdh61hf4a3ebi7id8eagfcbc1f2ih...gbe6dc9ah::greater r7c1 r8c2; only-marked pair-sum 4; pair-sum 4 r4c3 r5c3; pair-sum 4 r6c4 r6c5; pair-sum 4 r6c5 r7c5; pair-sum 4 r8c1 r8c2
negative-constraint g.6bda..i4cige8..f2.ai6c4..ea.8967..hi.c7e...36gd1bi5hfd3ehg.9.abefcih..i78abd...::arrow r1c1 = r3c9; between r4c9 r5c8; only-marked pair-sum 3; pair-sum 3 r2c7 r2c8; pair-sum 3 r6c5 r6c6; pair-sum 3 r8c1 r8c2; pair-sum 3 r9c4 r9c5
negative-constraint egd2hc...1bc4if...f9ha7ed3bbhge6iad3cef.adb..4ai.cb.6.gce.b1..4hd..5gc..if.cdh7..::only-marked pair-sum 15; pair-sum 15 r2c5 r2c6; pair-sum 15 r3c1 r3c2; pair-sum 15 r3c3 r4c3; pair-sum 15 r4c2 r4c3; pair-sum 15 r4c5 r4c6; pair-sum 15 r5c3 r6c3; pair-sum 15 r5c4 r6c4; pair-sum 15 r7c1 r8c1; pair-sum 15 r7c4 r8c4; pair-sum 15 r8c6 r9c6; pair-sum 15 r9c1 r9c2; pair-sum 15 r9c6 r9c7; whispers 4 r5c3 r6c2
combinations .................................................................................::killer 16 r1c1 r1c2
combinations bg9a..ecfeah2cfd..fdci5ghbaacfegbihdhi5dacgfbdbgh6i1ec.hbc..6a.c6ag..bd..edfbac.h::only-marked ratio 2; pair-sum 10 r5c8 r8c8; quadruple 2,4,8,9 r6c1 r6c2 r7c1 r7c2; ratio 2 r1c4 r2c4; ratio 2 r1c5 r1c6; ratio 2 r1c8 r1c9; ratio 2 r2c5 r2c6; ratio 2 r2c7 r3c7; ratio 2 r3c3 r4c3; ratio 2 r3c8 r3c9; ratio 2 r4c2 r4c3; ratio 2 r4c8 r4c9; ratio 2 r4c9 r5c9; ratio 2 r5c1 r6c1; ratio 2 r5c4 r6c4; ratio 2 r6c1 r6c2; ratio 2 r7c3 r8c3; ratio 2 r8c1 r8c2; ratio 2 r8c7 r8c8; ratio 2 r9c5 r9c6
combinations f92d57ahc8..c...94c..hai.fb4hc...ig5ib6egcd18a5g9h432fb..gc.heie.9.dh2cg7c8bi5f41::between r7c9 r7c8; renban r5c5 r4c6
combinations f43ha79ebh5id6b71ca..ci5f4hecd28fa..76haeibcdi..g3dehf2h.egcd..c...d18b5d.5.2hc..::little-killer 13 r4c8 down-right; pair !(a==2)&&b!=3 all r7c6 r2c3 r4c6; pair-sum 9 r6c6 r6c7
combinations ...1g...fafci5dg287..6c...1.i.38g..4h76bd1..idcaefihgb31dhbe..7f2hg9c..e9eg4a6bhc::greater r1c1 r9c5; renban r4c8 r3c8
thermometer .................................................................................::thermo r1c1 r2c1 r3c1 r4c1
thermometer cbfeid17h1g5cfhb94diha27fcehdg.5ac6.fea.83gd.2c9g4fheaiacdgb58f5hbf3i4ag76dhaeib3::quadruple 4,9 r3c1 r3c2 r4c1 r4c2; thermo r4c9 r6c5; whispers 1 r4c5 r2c6 r5c6
thermometer 57dc8afbic8fi2g5d1iabefd37h..ehci417hcgad5bi6d916gbhce74hbafie3aecd98gfb..igec1hd::odd r5c4 r7c5 r9c3 r5c6; thermo r9c1 r5c5
thermometer biac8e76dg..fdbacic4fi1gbhe9bge6h4ac6acdg9h52..dab3i76dfig51c2h.7.bcdf9a132hifed7::little-killer 3 r3c1 up-left; thermo r6c2 r3c3
thermometer 4.78.bf.1..b1.dg.hahic67b54hd321ei6gbi1fgc8de..edhiabci2dgc8eafea8idf3g2..65badh9::greater r3c9 r5c1; odd r3c6 r8c4 r9c4; thermo r9c5 r9c2 r6c3
line .................................................................................::whispers r1c1 r2c2 r3c3
line b5ig4fah34fhb1cie7gca5hifdbahdcf75b9eigd28caffbcieadghhd.f3.giac7.1i.8fdia68g42ce::little-killer 12 r4c4 up-left; quadruple 3,6 r6c4 r6c5 r7c4 r7c5; whispers 2 r8c3 r7c2
line 7e8bc4iafd1c79f2hei6be1h.c.chai62e..2g4ahefic5ifdg3ab88cifea..bfb7c4ihe1adeh2g36i::quadruple 4 r3c8 r3c9 r4c8 r4c9; skyscraper 3 r9c7-r1c7; whispers 2 r8c9 r7c8 r8c8
line dcfia5hb7g1edbhfic2i83fgdeahgiaec2fd3edf9b17h6b17hd5c95h.b49.16a4.5.6ihbifb8.a.de::between r8c8 r7c9; whispers 5 r1c8 r8c3
line ichgdf2aee47ib1hcf...h53gidge93h2d6achd6agieb...d9ec87daebci6ghb961ghe4c8gcef4abi::x-sum 7 r5c9-r5c1; region-sum r6c9 r7c8; whispers 2 r6c2 r5c1 r4c1
counting .................................................................................::counting-circles r9c1 r1c2 r2c5
counting eg92dcahf4hagf953bcb6e1hdgi.i.f7eca4gfda3bhie15c8id6bg.4.cegi6aiagd862e3fcei2agdh::odd r8c3 r3c8 r5c4; quadruple 2,3,8 r3c1 r3c2 r4c1 r4c2; whispers 3 r5c7 r1c4
counting efc.4h2.iab73i5h6dhid.fbc.e4ahie6g3bfg58bcdi1icbdga5hfcdf2h9a5gg8i5ad6b3beafc7i4h::difference 4 r6c6 r6c7; quadruple 4,7 r2c8 r2c9 r3c8 r3c9
counting d..gf2i8afbg91hcd59ahd3ebfg241hi6egc8gfbecai4.i.adgh2f..26h4g1i7f9c2ad5ha8de7ifc2::pair-sum 9 r1c9 r4c4; quadruple 5 r1c1 r1c2 r2c1 r2c2
counting ef..aci7.38a2gidfe.97.5f3a.f1h74e2cii3e6bag8d.7.ich6eagdc1hbe9faeicf48bghb6e9gadc::quadruple 2,4 r6c2 r6c3 r7c2 r7c3; index row r5c3 r8c7 r1c5
indexing ........................................................................5........::index column r1c1-r9c1
indexing ifghcd51bbec6i1gdh8daeb7i3f7chbaife4f1e4hcb97dbig5fahcehd9gbcfa.76.dehbi.ib.f8d75::even r9c3 r6c6; killer 20 r4c3 r3c7 r7c7; index row r3c1
indexing g8.fca.5ddcf2iehga5a.gdh.63f91e2c7dhbedh673aicg8iadebf16ec82d9gh4g15ifcbib34g6ahe::index box r3c3; greater r8c5 r4c3
indexing bf53iagd8aihe4g..3dcg8bf5i1674.ci.hece9.gh..481bfed3gigha96cdebe4cg8biafi26d15hcg::index box r4c4; greater r1c7 r3c5; pair-sum 9 r4c1 r5c1
indexing f9ecahg4b4ga6.2.h3c8b..df.1efib4c81g.3d.8..bf.bh.f.c.d8egdbfaciid683ab7e2ac..54fh::index box r9c4; thermo r2c1 r1c3 r7c6 r1c7
sums .................................................................................::arrow r1c1 = r1c2 r2c3 r2c4
sums 2fceagdhih..639e1b1i5dhbfgc.5.bi3afhihfa7dcbecbahef947..9.6h2eaf1hibe7cde.b.dah9f::counting-circles r9c7 r8c3 r1c8 r6c4 r2c1 r8c5 r5c2 r3c5 r3c6 r7c6; greater r1c8 r3c7; region-sum r7c2 r8c2 r4c2
sums ..hfa3247dcaibgfehf2ghd5ca91h4gcfib5...a5d8.c3..2i84.a.a.4hi73f86ceg2aid7dic6aehb::arrow r6c3 = r9c5; greater r8c1 r3c7
sums .9h.5afgb.e7.8f1.i.a6.ige.ha7e6bd9h3fb3ig8d5aih4acegb654ihabcf7gcbef9h1d8fag43bie::arrow r4c6 = r3c4; pair-sum r2c1 r2c2
sums c.4f8i75.f.8eg4.cieg9acb6..b954ach7fhfg2ied1c143hfgibeie.gd1c..7c.ie8...dha3b6e9g::arrow r6c1 = r1c2; odd r6c3 r8c5 r7c7 r8c2; pair a<b||b==1 all r3c7 r8c4
outside-clue .................................................................................::skyscraper 5 left1
outside-clue i7c6hbd1e52d9..3hfh61e4ci2g416hcegibg8e26iadccibd..feh1ehgifb3d2cgae48f9fdic2he7a::little-killer 5 r9c7 down-left; skyscraper 3 r1c6-r9c6
outside-clue b9d.e.hcgg5fih34a2ahc2g46ie4fagciebhi2ed681gc3ghe1bifd8ai3begd66dbh9gceaecg.d.b8i::x-sum 33 r1c4-r9c4; arrow r8c2 = r1c3; palindrome r6c2 r3c9 r5c6 r8c8 r5c8
outside-clue 5h1gcibfd..7dbea98dib18fc7eg.8.54iba.di.abhega2eh9gdc62gdif85a3iafe4cghbhec27afdi::little-killer 33 r7c2 up-right; region-sum r6c5 r8c1
outside-clue a8fg4ecib2geiac4fhdcihb6..1h5abcif4gfdca5728i79bdfh..c9bdfgahc5c6heib..d5agc849bf::even r1c3 r9c8; little-killer 10 r6c8 down-right; ratio 3 r1c7 r1c8
rule .................................................................................::pair a>b chain r9c1 r9c2 r8c3
rule a5h3ib46g49c5gfbh1gbfa8dceifab8dcgi59degfah2c..7i2efa4..dbei1765gafchidb2fi4a7e3h::pair abs(a-b)>1 chain r6c1 r8c9; sandwich 0 r9c3 r8c3
rule d8e..gi23gbiehcfdacaf2id7hebfghe1ci4hiacdfeg25d3gbi8aff7bd38aeia3di7ebfhieh..b4cg::counting-circles r1c7 r8c4 r3c5 r2c9 r6c6 r7c9 r2c3 r4c8 r9c1 r5c2; pair abs(a-b)>1 all r4c3 r1c4; quadruple 3,4,8,9 r2c5 r2c6 r3c5 r3c6
rule e1ficd72hcgd1b8ef9ibhfg51dca.3.i26g44.gcafi.b2fi.dgc.ahibg6adce7dabech9ff35dh92ag::pair abs(a-b)>1 all r5c1 r6c4; renban r3c4-r3c6; sandwich 2 r9c3-r4c3
rule e7ibf1hcdf41ichgbehcbd5gfa9dbh7iecf1g9cadf2ehafec8bi4g2h.e.c.ifce.f.i.8biafhbde7c::counting-circles r4c8 r7c9 r4c7 r1c5 r2c1 r9c9 r9c3 r8c4 r8c1 r9c2; pair abs(a-b)>1 chain r8c7 r9c7 r8c6 r7c7
pointing 8..i.c6d7..9.4.he3c.4.6h2ia1.5c.4ib6..c...17..2....ec....8cf41ee3649agh2......cfi:291 293
pointing fb.c8d7i.g.c9e2d.fd.ia6gb3.5cdf781bih92dc1efga6gbieh4cc4h5a9fg2i7.hbf3.d2.fgd3i..:
pointing fa2ih3d5gg4ib5.h.c8ce4.g..2d2gacie86ihf54bcg13e1f7hbdieihgb..c4b6c8.d7.e17dc.e.b8:
pointing c.7.89a52.e.g.aichaihe326dg.15..837ii..c.7eh1g8cia54b6d79be6hachcf1gdbiee2ahic7f4:
pointing 3h2g.e.6i76e.i.h.bai48fbcegfbi..h7.541cfe7b98hegib...fec62h4ig19dh1gfeb3b7aec96hd:
claiming ..gh3.6a9...6..g..3..7...5.9b8a6g..ea..9h42fg7..ebci81fgbde1.i.5..2iha76h1icgfe24:
claiming .4gbcfa.8bh197ec6df.ch1d.b.a.h6.3.d2cf2d.gh.a..dab8f3.g1fe4i2hc4be3haig6hc9gfbd15:
claiming 6ac2947he.bi.ga6cd4.g.c.ab91g5d6cb983i8abg5dfb4f9..cagg.d.1bie3i.13d.8gb.cb7.9dfa:
claiming b359dga8fa.de3.2gi.i7.a.3ede.c.g4ia24aic..86g.7b1.9e4cibf4..7c1g5a..3dihc4hgi1f2e:
claiming ..he.fb4g.g643b8.ebd57.h63.ef.hd3g.2d.gfb9e8..hb15gd6.8b39f51gd7..b8dcef6edcg19bh:
innies-and-outies .................................................................................::killer 18 r1c1-r1c4; killer 34 r1c5-r1c9 r2c9
innies-and-outies iae4f2h7c8fge9cba4...ah75i6..1bghifefhbie4g3a7e9fcad2h.g.8b6a.9..hc1i6.ga9f7dechb:471:little-killer 7 r8c2 up-left; quadruple 2 r6c4 r6c5 r7c4 r7c5
innies-and-outies .ab37d.6e35........4...52.cfg49ehc..18c..g5ifbie16c7..e2ag.if3.7fi.c..e.dc85.6...::little-killer 24 r6c7 down-left; whispers 2 r6c1 r7c1 r6c2 r7c3 r7c4
innies-and-outies ......8f1...1.2dg.7....f9b...8fa.54.15.dbh.39.4..e.ah.h..i6a254....7eci.9.e.34.a.:211 311 916 623 332 333 834 242 661 263 766 281 683 792:index box r6c8 r3c1 r6c4; little-killer 28 r2c5 down-left
innies-and-outies ...8ac...h1..2i...b3..6e1ih.f8i.g4ba.gabhd.5...2a.6.h7a.9348.g....e72.1.7..6ia...:411 511 617 619 627 629 562 381 687 689:little-killer 23 r4c4 up-left; sandwich 22 r1c8-r9c8
naked-pair i....b.81.....8.9d.1.79d52..e64.i.1.d79....e2a....54.i..12.7i..59..4....7..i.6...:515 525 747 849 368 678 379 679 387 787 887 388 389 889 397 897 399
naked-pair 5.61ghc.9ai.4cfe.gc..ei2f.1f39hadge2..1f53di8..e7bi1cf.5.cf197di1c2dgh6e.f.iheba3:
naked-pair 5..haf7.d.hg2i41.e.a.g3e2.h..e1d83gb...5gih16h7afbce4i75hif1dbca3idebf8g2..c879ea:
naked-pair e4c...gaf6g1e4cbihh2i6..53dah7befidcdeb39h67ac9f..d8b57f5.c.d8.2384f.1e.iad..5cf.:
naked-pair h1g23.4..bc594...hi4fhg..2c5g3abi86d4iafh7bce68bced9..aei76hcd2gbdeic.8.368d1b...:
killer-pair .................................................................................::killer 5 r1c1 r1c2; killer 5 r1c4 r1c5
killer-pair ..6e.d..ii.e3.g..dd..h.95..b64iea78c3a97hfbd58egdc2..a5d.f98.....hbd3.e6f.b17e4.h:312 712 117 218 127 228 232 235 138 338 738 178 378:x-sum 36 r9c9-r1c9; renban r2c8 r3c9; whispers 5 r9c3 r8c2
killer-pair ..8i5..2a.....169ha.9..h.c5...16.heihafeg934bi.eh.2ag6.i..8.ead..1.i.bh748..aeifc:711 316 416 321 322 323 723 224 432 732 234 241 743 671 771 374 376 381 382 684 686:killer 2 r6c7 r6c7; little-killer 12 r5c3 down-left; renban r3c2 r4c1
killer-pair .ie61.d8.4h.i..e1...ad5hi..e48...1i.a.9h.5c6d...ad98.5.e..9af.8i..5h.2.a8a...47ei:716 723 729 732 338 761 771:palindrome r9c3 r9c2 r3c2; renban r2c9 r1c9; sandwich 35 r1c2-r9c2
killer-pair .4.b.3..5..75.8.4...9d.a.c.7..9afdhc..dceg1.2...8bd5......c2..4...1d5..84...hi3..:111 621 222 631 232 632 637 737 651 952 661 962 671 871 971 672 573 673 178 281 981 382 682 283 287 687 688 192 592 692 193 693:ratio 7 r4c5 r5c6; renban r7c1 r8c1 r9c2
hidden-pair id...b.81.....8.9d.1.79d52..e64.i.1.d79....e2a....54.i..12.7id.59..4....7.di.6.c.:313 515 223 323 525 747 849 679 687 787 887 889 897
hidden-pair di.hf.a..af5i2...4ch.da..96e7fbcdi1hha459f...b3i78a6d5723f4i..a9dac587fb6ehag2dci:
hidden-pair d.9.8f.7.257dca96hf.h..g..d1fb37ihd5hd3ab5gifigef4h2ac78a.fc4..cb6g.d.h.eidha263g:
hidden-pair cg851i6bdbafdhcie7e9d6g23ha6c9...dghgb53481fidha9fg23eh.2.i..4cidg.3..a.1.c..4.9.:
hidden-pair c52.8.d7.g4i3.e8..6ahgdbci59hgebfac4e61dc72hibcd1i8e6g8.c..4.5.a762ecidh4.eh....c:679
naked-triple .8......7....8..6.1....4....4.9.2g1hb97.e.c4f8.a..g5i27bi.136....35...g...h..6.c9:411 217 421 227 237
naked-triple 34..fbhia6i.d8.bec..2.c9df7....9.3.fi7f24cah5.c..ef7.i1b8igefc4gfic2d51hde36a8igb:
naked-triple 3..fg524i..92d1he35db9chagf.9.e63d1.d..a8gci.a..4ib7f.he4cai6b7...gedi8ai..h2f534:
naked-triple b4f.3....9.7.f1bc.a.c.2....ca26gied87f5ahdc92hid35b...ebag4ch69f7ibah45cdc8eif1bg:
naked-triple ...f.2.7.i..g1..fb627c...a.2gh9e4a3f...86cibg36ibga5hdgeba8i64ca9fd3g2eh834ebfgi1:
killer-triple .................................................................................::killer 7 r1c1 r1c2; killer 7 r1c4 r1c5; killer 7 r1c7 r1c8
killer-triple h6eaidbgc.d.e83fa9i..7b6edhe..d.7ih1.h.b.i4e.4.ih.53b.3..f5.8id.98c4.76efe49gha3b:153 753:killer 18 r7c8 r6c9 r4c2; renban r1c3 r1c2 r2c2; thermo r6c7 r8c9
killer-triple 8b.a6...g..gh352af.1f..g..h6hb.e.ag3...f7a82eg51c..4f9.7...6i31.6.ea.gh4a..79.feb:413 913 431 931 471 473 393 496:pair !(a==2)&&b!=3 chain r9c6 r7c6 r8c4 r1c2; renban r9c3 r8c3
killer-triple .c.2e.6..f74i1...eb5..f....1..d.5c6.3..6.i5.....acb97.....b..9c.8b3i..e...35d..h.:816 819 833 736 836 137 437 739 839 859 863 173 773 676 777 787 189 489 692 796 197 199:x-sum 18 r9c5-r1c5; region-sum r7c4 r3c7; renban r9c6 r9c7
killer-triple 6...ha59..8i...a.3.71.......f.ag5c.i...4..2.a91.hb3..fa..63.i...2f.1..3.8ic2..6a.:419 421 525 426 726 228 231 431 435 838 551 468 473 578 778 878 579 779 581 784 486 786 489:greater r1c1 r6c5; killer 23 r7c6 r2c4 r2c6 r7c2 r5c9
hidden-triple bi..f.58...521h...h..79e.f.78.....e6.bf5..1..1eif..43....i.6h.c..8...7.99.2h4.6ae:313 413 419 428 182
hidden-triple hegi23a4f.c.efg9bh9fbda8g53cg6h5b4iae1i7cd68bb48aifcg5f...75.1........fg72.6...c.:
hidden-triple b..6ch5.a...1i7b.cc..d2ei.87c685id1b4..c7ah96...bfd3egfd89a2gce1..5dcfh9..cg8fa24:
hidden-triple i67a3e.2.ehai4b7cf2c4ghfea9ab58.....7d.b.9.5.69.e..b..h1fc57..b4ebfihag33g9db1..e:469 869
hidden-triple d38...7e15ab...9fdfgi4ea28c7f49.5a.hih1...e.6b5c...dgicife.bh.gade8f739bh2g...6.5:325 255 355 396
rule-options .................................................................................::pair-sum 4 r1c3 r1c4
rule-options 38gdb1..9af53igdhbbdieh6c71ich7e42afdg2a69hcef5abchidgg9f8d51bceb4facgih8acigb..4::even r7c4; skyscraper 4 r9c9-r9c1
rule-options cagh2fdeihdiec1fb7ebf9d7a3hd..2g3ia6g6ba5ichd9ca4fheg2a..fi2g4cfg4c8eb9a2icg1dhf5::index column r7c1 r9c3; even r8c1 r4c1 r8c5; skyscraper 2 r4c1-r4c4
rule-options h.bfga.3da..cdb.fh6dceihb7acafhedgib..hbacf4eebdifgahcdcegbfhai.h.a3edbfbfadh9ceg::only-marked ratio 2; ratio 2 r1c4 r2c4; ratio 2 r1c6 r2c6; ratio 2 r1c8 r2c8; ratio 2 r1c9 r2c9; ratio 2 r2c5 r2c6; ratio 2 r3c1 r4c1; ratio 2 r3c3 r4c3; ratio 2 r3c6 r4c6; ratio 2 r3c9 r4c9; ratio 2 r5c3 r6c3; ratio 2 r5c4 r5c5; ratio 2 r5c6 r5c7; ratio 2 r5c8 r6c8; ratio 2 r6c2 r6c3; ratio 2 r7c7 r8c7; ratio 2 r7c8 r8c8; ratio 2 r8c7 r8c8; ratio 2 r9c4 r9c5; region-sum r5c5 r6c7; skyscraper 1 r8c1 r9c2 r8c3
rule-options 94bag5hfcc..2ifa5daefdhcbig5bc7a9fd8.a.f.h.3b.f.c.2g1...eicadbf2idefgchaf318bd.7.::counting-circles r2c7 r5c4 r3c3 r6c2 r4c3 r7c9 r9c1 r1c8 r5c8 r7c5; quadruple 4,7 r6c7 r6c8 r7c7 r7c8; skyscraper 3 r9c1-r1c1
naked-quad 9e3f.8...a4.7.5...8..1.i..54i1bhf.e.cb8e7d1fi...9a32..2h.c.g5..gaid52h36.c.8.a.7b:737 769
naked-quad 8b.gace4....hd2c.1a439e68gb4h7bia6cec9adf5gb8ef2c87...badfc8957...1.....6..e.....:
naked-quad bh9...17c.6d...eh2.ge...f947ca4..b6.fd8...91.ieb..f4c.e2g..1hdi41ci58gb68if7..c5a:125 325 326 134 334 755
naked-quad ehbc.4..g1i6...d3h7d3.9hb..f5d..c8.92a......c3g....1..d6aic578b8cg2df..1ib5h71cf4:534 558 568
naked-quad 9g6d1e3bha..28fgi525hci7.a.f1g8c9e4b..efba937cibe74h6a....5......9....5.e.1..2...:372 472 872 477 677 382 482 882 487 687 492 692 499 699
x-wing .fb3i.71.7.if.ab..a.8.2gf.9c9f.g.a.bb14.63.ig..gia236d.bea3.i7f9gcb.f4.16.a7.9.2c:525 528 828 538 846
x-wing ag.bd3.8.2.dea8c.7ehcif72416e7ci4h1b83a6e24gii4bghaf5cd.hab.73.cb5dg.a.h7a.8c..bd:
x-wing 6gcdebhai5ba98fd3g4iha3gfb5i.bc.ag.hha4.gi3.2gc.82.9.13.9.ahb7dadg2iceh6b8.7..aic:
x-wing fa3b458gihde.i71.bg2i8a.ed.ef.9g.b.8cig.hb4.52h..5.gi.i38g2a6eda5643hib7d7bef9cha:
x-wing 9dbfgehca6ceb819gdahgi3d5bfg5daf82i3.f.c5.da7c.a4.gf8ed.3hafge..7f5.c1d.e1.7d.c6.:
hidden-quad 8abgec...id36hb....7.d9a2h.a5..c7...c...457.a...1...3...1....68..85...1..9.cah4..:917 619 539 643 947 249 252 661 662 663 667 269 669 681 682 389 298
hidden-quad c6ah5g9bd...fd2ea32d5ic1hg6...e13gf....26d.8....7i8.4.13bdgif5h.g.che2ia9e8abfdc7:
hidden-quad 1....hi737e94ca...c6hgbi4e1h...d6...2.5.1g....3..95...98.a.b.3d.1..7c.9.e.cih4a6.:747 249 749 763 667 867 268 868 669
hidden-quad .a.gf4.28g.b1h9.6.86.3be...3.7hd2.....169g...f.h53a...2..i.8.14.7.b1c...a8.d.f..2:913 517 522 437 939 547 947 549 949 457 557 558 767 573 377 577 581 583 983 687 987 988 589 393 597 997 598
hidden-quad .e4......iag.356.8.2f.....5f7b.9.5h14c9..ab7fahe.2.3..gd3..9h6b5ih...1.7bfa..8.e.:464 466 494
swordfish gi.c..54.c1d7.5...8.e94.3.ge7863d..2..9aghd..d.abei78..hcd.g6...5.h.3.gd1dgef2h39:115 619 638
swordfish ag3d82f9e..hcie1g49de7fach2c.f.gd9eh78d65ib3ae9.h.3g46.37.dhe.i8.i5.gd.cd5.i368.g:278
swordfish ..6.e8gda1h.d7b.5fe4g.fah.2.fa8.ge.dg5.1.4fb8h.d6.e.1gca5bhf47i4i8gacb65fgbed91hc:
swordfish edh37aifbab7e96c4h9fc24h...4.9..cbh68afi2.43.c.bhfd.196h5.c2.idg3df.i8b.2ia48.f.c:
swordfish ga86e4cbiid2g.c6.e5fc9b.d7.d9ec7f..2bg6...ed3h31e42ifgf8.23..e4a2.4.e.c6ced.f7bi.:
jellyfish 8e1.6ic.bf7ce2...i.9..3.65.9......fee.6.9.2......e6i34cf59.b7.1..ifg5.2c72.31.eif:126 828 434 436 836 142 842 443 446 846 152 852 754 456 756 856 164 482
jellyfish 2dch7.e.ffgh.5b.3die16cd8g2h.gb.cdf5d65.h.2.33..46e.h.ac6e2..4h58d..6cb.g..34hfe1:154
jellyfish 3h....i1bb.5.ihc.gg.93.2.he..2e8i1g3a5c7bfhi4h97..c2ef9chb..5.aeg.83a.bi.219..7ch:415 615 416 432 635 475 495
jellyfish de.b.c..929.e1.d.cca8dfi75bi64.e.2c..8c9b.e46e..3dfi.864e.9bc...3i6.5.b4h...cdf95:818 144 763 774 793
jellyfish 2cdhifa5g.9h7.b3...g6.3d2ihi.3.hg4b.fd.92.h7c78b4.c.1i8bg..9..1c6ib..gh.d...789.2:674 678 194 594
rule-interaction .................................................................................::rule nonconsecutive; ratio 2 r3c9 r4c9
rule-interaction abghcdife.h.5bfacgefcaig8bdfiegdabh3bdh.e.6gag3abfhedi.ab.hegifhgf.a..eb.e.f7b.ah::arrow r2c5 = r1c1 r2c7; only-marked pair-sum 13; pair-sum 13 r1c4 r2c4; pair-sum 13 r1c6 r1c7; pair-sum 13 r2c6 r3c6; pair-sum 13 r3c5 r4c5; pair-sum 13 r4c2 r5c2; pair-sum 13 r4c3 r5c3; pair-sum 13 r5c7 r5c8; pair-sum 13 r6c6 r6c7; pair-sum 13 r6c6 r7c6; pair-sum 13 r6c8 r6c9; pair-sum 13 r6c8 r7c8; pair-sum 13 r7c5 r7c6; pair-sum 13 r8c2 r8c3; pair-sum 13 r9c4 r9c5; ratio 2 r2c5 r5c2
rule-interaction decha2gi6bhi7ef43a1fg3idb8ee.h.dgfb.97bf8ce1df..5b.8g.3.f.g8ae2gb..ce9fhh.5bf.cd7::arrow r9c2 = r6c6; pair a<b||b==1 all r5c4 r1c7; renban r1c7 r2c6
rule-interaction 9f8bcea74a5gd6icbh4b3gh19..6d.h1..ic7hi3e6bda.ca94.fh.ci.5gd8a..1dfi8.c.hg.a2c4.9::little-killer 3 r7c1 down-left; pair a*b<=12 chain r7c1 r6c2
rule-interaction .1..4gh3igd9c8aefbh.ce.idag.i...d.8cd7h1c5bifc...ih.e46e4i1b3ghac287fide9hgdec6ba::even r4c5 r3c7 r5c3 r9c4; killer 5 r3c4; pair-sum 13 r3c6 r3c7
remote-pair 8e1.6ic.bf7ce2..ai.9..3.65.9.....afee.6.9.2......e6i34cf59.b7.1..ifg5.2c72.31.eif:434 436 836 842 443 446 846 152 852 754 854 456 756 856 164 482
remote-pair f.i1ge4h..g1hd9e.6hd52631gig92c1dhfe4hfeigc..5ac6b8id7.ed78bfi.ifgdca258..hi5fg.d:
remote-pair .fic1.h5..1c8.e.9fhbe64iagcaghbif34e54bg3hfa99c6aed7bhc91ef..8.be7483ifafhd9.ae3.:
remote-pair 94fcg.8e.bah95dfcge73.f.4.ihbdga3e96fia54.7.c3eg.ifad.7fbdcei..dci18g2fe1hef2i374:
remote-pair 4i6a8gbe3gcbid5fahh51f3bdi7f7d.9a.2eba9de...6ch52g6i4a5f3gb418iad..fie.bib.5a..64:
skyscraper id...b.81.....8.9d.1.79d52..e64.ih1.d79.h..e2a....54.i.f12.7id.59.h4....7.di.6.c.:313 614 515 321 223 323 624 525 331 345 262 365 665 687 787
skyscraper bf9ghe3adcd8.a6ge.57a.d.h.f8c41b7i6e6bg45ia8caief3hbd7i1f.gd5.hge28f.4..dhce9.fg.:
skyscraper 9e3h.b.gd2ah.475c.gdf.c5.h.62a7edh9cc9g..84e.dhe.ic.17ecidhf7bahfb3gaideag4e2icf8:
skyscraper 6eah47ic2..g3.aehf.3.f5.g1d3654ahbgi2hd9gf1ecag9bc5fd8gi6a8cdbee.cgf.891.1.e..3f7:
skyscraper ..6g4i..c3diae87fbg.e6b3di.5iab8g6cdf7he342a9dc29fah7e.fd37ei..8.cd96..gi5ghabc4f:
two-string-kite 3..ab67e.b.6.8eac4e1..3d...a.b.9738e..5.1.9..9...5...17.ab49.f.4..8.a....2.e.cd1.:
two-string-kite aidecb76h8b3gdfa956gehaicd2.f245a8.i9.hb67e....1ihcfb..hf1idb..b.if784..da7325i8f:
two-string-kite 1gichb5df.36.ega...befa..7324ge9h6cacfh74a..ee912fcg8d7e2a3..f.ia4h26cegfh3.g5.1.:
two-string-kite hd.e9a7.cca9g62eh4..gcdh1i.d..2hi3..973aefb48.8.dgci..fc5ia4h..7i86bedc112dhc7fe9:
two-string-kite 8a.fibcg.cf.4a7h.9..gch516.f3hbd9eag7d9ec12h6b5ag6hdi31..igcf..57f8b49ca..caef7..:479 499
turbot-fish a67.5.d.882..7.e1f5d.1fh...7....6.5.c9..8eg..2..g.....d3.5.16..f..h.g2.39g.f3.a.e:314 218 926 338 938 939 843 244 444 945 458 863 965 466 468 868
turbot-fish .hg5f9..29bda83fe7.f.gbd...di6hcabgeb..69gh14h7a4eb3iff18.d57b..42.gh.61g.ib1f...:
turbot-fish ..a9hec67i5fgcda2h8c7fa2e4i593h4fbga..hcb1.ie1..e7i8c.cae.679h..8.19c.e.6.i.5h.1c:
turbot-fish h9.g34b..7f..b1d..b.d.fe7..4e61gic2h.8.2d6i7e97bceh..46.hd9be.gedgfa38ib.2ie8g.4.:328 339
turbot-fish ..817d.fi..fich2.gi.gb5f.8465981bdgc..4c6..i8..3di.f2.cf1eh9g4b..5gbaic6g9bfd3h..:
empty-rectangle ...3..71.7....ab..a.8.2gf.9c9f.g.a.bb14.63.ig..g..236d....3.i7f9g....4.16..7.9.2.:412 512 513 415 515 323 424 524 824 925 846 564 864 565 865 273 474 574 874 583 584 884 586 392 593
empty-rectangle 5hfba7c4i3..6h9.1.aibde37f8.eic.8f.a.c15.fhi.86.19b.c.6.c8baie..1hice..f9b5gf4a83:759
empty-rectangle 6a.bg...he8g.1.62.b4.hf.g.age.6b.3a.a32e.7.hfif.1..5g2hi1g5fbd3425..ahf7cgfdh2a9e:316 916 336 446 466
empty-rectangle ..6agdhi3hig5c216dda3h9f5gb.ch41if.7if.7hcd..ag4bf59ch6.9c4..h.7d.i.8c.fc8.6...4i:288
empty-rectangle 19ge3dfh24eb..f7c98cfg2i51df.3i7...e..acdei68i.5.623..5.d6ich...fi4...53c.8be.dif:242 762 772
y-wing 1dg.2h.e.2fcaei478i85..d...ce.4.fg...a...36.5fg921e8dc.9a.67.3.7b6..a.h.5c.9.b1fg:949 853 855
y-wing 47f9ha...a8bdce6795cif2gahd.bdcg9..a.a7efbi4..9581d..g2fagih43ei5h2dcga6gdc15f.9.:
y-wing ba5gd96h37..echaibi3hb6a7e41.cibf8.e589a7dbcf.b.he3i.1ceafhgd29.i.3abef...24i5c1.:
y-wing dg68b3ae9h.2.7.cdfec..4.8gb3..di.fbh6dhc1bei7b...h.4a398egf4b317f3beai8da2dich7fe:
y-wing d9fg8e23a23e.a4gh.gh1c..ed.c4ieghfabafg.3.d58heb4f1igc9ac.5g8.4f74h.31.ee28ad.c.7:
w-wing 26..g..587.h..b.cf..3.hfb.78cd61e..bf9gh2dc155ab7..f84.g.b.8.6.38f.4..29.2..f.h..:431 177 187 194 196
w-wing .fg1e.4..45..cfg...b.d7.e.6f72c8eidaa3d.6.he7hiegd1cfb7h6e2da9cbdi8a36ge5acfigb8d:
w-wing 1he473ifbd7c..fhaeib6he14g3cd968bae7h5b...cdffa7ec4bi8e9....f31gc..6.eb42f.c.5ghi:
w-wing .98..ae3b.aei2.hdf.db...i17h56b1i4gc4gi8cf2eaabc...fh953daibgf8if73..abe2h1g65cid:
w-wing .h.ea34bi..14i2gfh9dbf7h15ca..c8d9gbhb4i5gf31...2faehd..8ac.bd7dacgb6h9527.hd.caf:
xyz-wing ..c9.186....5.........2.....3e2i..4h8b.....eif.9.h52c7d62..9eh3e71h349bfci8f5b7ad:721 422 726 127 731 432 733 434 736 137 154 754 455 755 656
xyz-wing 6bhcgi5da9gd51fbch1ce2hdf9gc....h.6ee....7.h9h4.f.5.1bb539fa87d48agec9bfg..h4bae3:
xyz-wing 74f..13bihi1...fdeecbd9fa8g.b7.fi458.6e...i7c.h9...baffadi75hc29gc2ah5fdb58fd3gi1:
xyz-wing 8gbeca94ffdai7h3b5e9cd2fa8gb8dgi3efa3fgh1ed92...bf47ch..h65ibg...61d.8e....ch.f1.:
xyz-wing c.ih...1.6.a9...g.2.41f.i5.i1g32h5fde2fga4hc9dc8f9egbaai35h6b47hdebga.i.gfb43ia85:
unique-rectangle-1 .4..561i2..9b.d..f6.b.i...4...7fhdb.27fed98cah.41b3.6.d..f3b.1..b39.5fdhif.4h.25c:721 727 737 567 773
unique-rectangle-1 3ib..dfaeaed..92h7g682aei34ig5.b.adff8c.4.e.24b1.56c.h53g...dbibdie..861ha6dibg5c:754
unique-rectangle-1 .i2ge1.4.5gd3hf....ahdb957.hf9a4eg..d2chigf51aeg632d..bd1ef8..7g85iac2fdi3fb7d..e:
unique-rectangle-1 fhg5a3bd95abi6dcg894c7bhea6.f.3.a..g.i....16c7ca..f..4a56dc97hb82if..4cacgd18bfie:
unique-rectangle-1 ..g.eai8d9.ahg.e26..5i..1g3geh1..cdid9b5c87faa63d9gbeh..i.4e.ag5afg89d3b.742a..i5:311 231 232 636 372
unique-rectangle-2 1.d..fe82.h54a.6g...68..ad..6a..7..dde.6...1gg98a...5f5.97.14fhfa....7.e84g.6...1:926 335 935 936 347 348 255 355 256 285 385 985 286 386 986 394 397
unique-rectangle-2 .9.f42ga8bh673aedi7..he9cf28g9ea6dbc...ibgfh56..3hdaig..h1.c27d4..b.8i51...d.eh3f:
unique-rectangle-2 db87fiae3..1dc2f8i..6ahegbd..cf54b972..h7cda6f..2i1hc5...34gif..6.e2834a...9a6eg.:
unique-rectangle-2 i.4.e.a...53df1i....1.9...4..53ab47icdi6gh..12agid5h6ceg8acd.i.aib78f3de4cfe2ig1h:218 219 237 238
unique-rectangle-2 de3fg9h..h.g5.b6.df.bh4..753hd2eg..f2f1di8.5.e7i..fb48i4f.be.8.a.hg6d5.97.e9h.df.:128 137 377
unique-rectangle-3 d8..ef.a.5a..28..d..714....g..h6.cd18d..1.2g6a3f4gb8i53.1.hd...2.h.9a4...5d2c71..:913 314 719 919 637 638 339 554 777
unique-rectangle-3 ghfaec4..c2974.e..de129.g..6icda28eghd79fe...21eh3g..45gdf2a.8.i6bchd17each57i.d.:
unique-rectangle-3 a826i5dcg7..cdh1beecd2gah969dgaf2eh3fbc58digah1eicg26d4....3.5.b....fc493..d.9.a.:
unique-rectangle-3 iahce74fb3ed96bagh72fd8ace9d..ag52hfbg5fd8i318fab3i54g..27i4.a.a4..2..9.....a..bd:
unique-rectangle-3 ...7de6a....1h2d7.1gd63i5b8c8645gbi1.1ihbfc.g7..iac8.f...bgaif5..1eih734i5g36d1hb:
unique-rectangle-4 97.8..d56a8e....2.fd.7.5..h.f4....83.ia36hed.cehb.49f.ha6..9.7.53g.h2f..4bi...8.5:135 335 144 145 745 195 196
unique-rectangle-4 fd89acbe7...g48f9c7i3b5f8da...d.9.cb2.4c.eiaf.c.16b.8d...634age4a5hbg3f9c..ei1d2h:742 842
unique-rectangle-4 g43eiab68eh9f4bg31fabc78e9d.b..1.c.f.c.2f5.1.a6..c....def1hci..3gh9bfa452iade76hc:
unique-rectangle-4 g6e9..h1dcb4eahi6gi8a...3b56ec..9.781g2c8..ifdih.7..c25ag4i..hchd9....5a2cfhe17d9:286 686
unique-rectangle-4 2gc15df9ha48ig63beeifbcha74...3..i.6.f...9.3b4c9f82eagc8..f.259f...i.g.ci57.b3.fa:146 454 183
unique-rectangle-5 5..4.3..9....2..5....e716..9..a.g.....23i.7..g13b.5i.........4.a46g.2.98.3..1d...:421 821 622 922 923 626 231 831 542 648 649 851 652 658 659 665 272 872 873 675 875 377 577 893
unique-rectangle-5 .f3da.7..2..gcfe4..gd89.c.6g4bfe89..631i2g8ed9..cdab67c..a84fg.d.fbg91....75f3d..:218 822 929 572 892 899
unique-rectangle-5 fhbe31d....4f7bah5g5a.h.26cb4785.3a.5a..2.....68..geb41..2dc.e.h....e94bdbe..8.31:954 956 657 759 959 679
unique-rectangle-5 g9cde682a4ahc27feiebf..8cd7fe..h..73.g25...hfhc4g6a29e.d...e.f8.67h..5ab.h5f...34:955 975 995
unique-rectangle-5 b8.c.9..7.i.7...c23.gb6.4.i.g3iba.d..b95c47.1.d.87fbic4c..h2ig.7.2d9c..89.h.5gcb4:113 513 621 123 523 527 538 541 673 182 688
unique-rectangle-6 8..6.e7.....37h......4.1.3...hb49efci46he32..2..afgd89c21gh6i5d.8i5ad3b.4..icb...:118 522 523 128 532 533 199 799
unique-rectangle-6 4.he6gi..7biahcd56.fe9b4.....fd95...ie3f7ba8dbgd3ah569.9b75afd.ed1hc62ig6.gb4i.ae:319 337
unique-rectangle-6 4gchif52a95f2aghc42h1ecd69gea8i4bg6cci2..1d5hgfd38e2ai..7..ci.e.ce4.91....i.58c..:694
unique-rectangle-6 e2h.4.c79cf19eghbddgihb3fae.84..52...e.d8.i...a....54hg3e218di6adbe6i7hc8ifg34a5b:656
unique-rectangle-6 db9hfcgaea5f4gi3h28gc15bi..bhdcag6e9..7f85b....e9b4h...d273a5.he.h2df1..g.1eih4b.:352 362 369
hidden-rectangle 3..ab67e.b.6.8eac4e1..3d..fa.b.9738e..5.1.9..9...5.f.17.ab49.fc4.c8.a....2ie.cd1.:812 863
hidden-rectangle 1h7e493fb.64c8.g...cig.f..887.6c....fia45gh2c3d.9.hfg.g16hicb54iehbfdac7dbca7e986:129 148
hidden-rectangle 3h2d5afigd1.7f.8.b.fg...4.1ab..3d976.g3f..adh6d.1.7e2chif.g.bad7512dfc8ibc49ahgfe:935 956
hidden-rectangle h4b63i.1.i..8bgdc6gfced19hb3b.ihe...eg94afc28.h.c7b..i6ihaed2g323.gi86.1..gbf389.:443 468
hidden-rectangle i4ea..hg2f3b87dai5ha7ib5c4f5gh2daif346i3ehgb1abcf97ehd..d...2.8..1dhbf..2hf...4..:375 376 398
avoidable-rectangle-1 .b9d.8.e66.dg3.ab.15cifb4g.518b.cfdgig.fh.ea.c.f57ah9.d..32g981hc7a4.b.eb9ahef..4:
avoidable-rectangle-1 ge4.8.2ifba65gidh339h...g1eac78e694b5h2...fc7fdi7..ae8iba..5hgdd75..hc6ah6cd1geb9:
avoidable-rectangle-1 igde36hba38b.4.f9ef51...gcdg9h..5df34b6.7.eaieac...28g16i.8.3ebbde...9ghhc7ie2ad6:
avoidable-rectangle-1 i.8e..2f.7.b...5i.fe3.9.ad.e8dg2aicfcb6i487ae1973fehbdhfi.e.3g147eacifh22ca...d59:716 824
avoidable-rectangle-1 c.1.5f.g9i..a.4fe356.ic7.1hbif7458c1a.e..ci..h3..19e..de9cgha6b6ac4ibgh5728efacid:
avoidable-rectangle-2 .48bi7.f..1..d8b5.gf.e13..d9.ahgfd35.c..21.g9f74i.ea2h..f7h.e.c1h..5b9dfd5.a6.7hb:
avoidable-rectangle-2 h.9.g5...bfe.483g.17..fbe..5if2cgha441behfic7c8gd9a2e6i...a4g.5fe.72i..cg...53.9.:418 878
avoidable-rectangle-2 3ib75h41fhdg...i..a56di2ghcfc5.1i.7d72i.d5.3.4ha..ge.95ac976.d..g4.h.....f8..d..7:857 664 184 384 187 287 288 588 289 294 394 297 298
avoidable-rectangle-2 h.1.f.g4c7.i.3d8e.c4.g8.92.ag.eib...f9.3d7..bd.26ah.i7b1..5..g.i.d.g.2.5e8g42..3i:649 679
avoidable-rectangle-2 h1.....6.ei68..c.2g3.56.9h..e8......cgifa5248.419h..3.927ac8.e.afc4e.h..48e7.fa.3:415 216 416 717 436 246 746 748 649 749 769
unique-loop ig..584c.8f473aie2.5c.i.7..3.5.7i.6.g46h1..ie.9.e....gebic8g6.....9b.e73.cg1.eh29:636 149 266 267 168 181
unique-loop f..34gb1h3..b689edb8dea9g3f..hf.b17...2g9dhf.7.6h.1dibh231gef4i.6.d8c5bg...9b6ch1:541 342 542
unique-loop 2c64ghaei9ed32a8fgahg..5c4b.4b8.g913.71b..d8.hi.a.dgb..b8.a.67d4fighbecag1..4.29h:555 356
unique-loop 6iah.5....be719....87b.f..iefh4i2...i34fg18b5a7be8cifd2dic5h.7.gac9f4...h5fabgd93:317 337 338 438
unique-loop ecdi71hf2976.e.acdbah.f.5gic2i5dg618ade..fc9g6hga39..5.936...e1.f2.a5i.34e1.i...f:884 294 894
extended-rectangle .4...ge..g..de12....568c.7d.57.....3.985c...g..d.g9.65ef.g42c8...bcfe7d.dg3..hf5b:111 211 611 911 913 918 119 919 929 144
extended-rectangle dhe...76c1b7.3.hie39fge8dbag4..f3.a8ech27ai46fa.....3g8f4cig15b9e1...cg4bgc..5fhi:
extended-rectangle a4.5g8c2.h..1c.7..c.gib.8a.2ce6h794a71db9cf589..dae2cgd.3g5i1..e7.3fad..fi1hd257c:629 929 639
extended-rectangle ..9.3.a....h..14i3c4a..i7..13gif5hdbdie2ahcf7b8f.7.ea9h53a9fbgd6gd5hbic1iab.d.6e8:
extended-rectangle ...abhf74f249gc5haa78d6e3b9....c1.e7.a5.df8ic....e9.1fd87f12ice...ci7adhc9a58dgfb:261 264
bug+1 .9deb.c...c8.i4.5.bf5h134i73gi1ehf24ha6.d.i3eedbc6ih71i57.c....fhc.7.e.94b1i8egfc:274 276
bug+1 b74e...9.6..2..dege..d7..b.h6i157cd23defbh1g9a2gci4ehf9hfgd1b3ege18c2ifd43bifegah:
bug+1 b4fc9agehg5ih42a63h1cegfid2a.d.3...ee...6.ca43..1e4..762gih5dcadh16bce79iced172hf:
bug+1 917bhcdefebc46g...8fdiea.7.c9ae2fg4hdgfh3ia25b85gad...f5i1g2..4ac2f48eig7dhci5...:
bug+1 951dgchbf2dfh9agc5gh3bfei4aa6e7...9..2.1..feg.7.f5..a.6cgi1deh2eab3hf4gidi85b71fc:
finned-x-wing id...b.81.....8.9d.1.79d52..e64.ih1.d79.h..e2a....54.i..12.7id.59.h4....7.di.6.c.:313 614 515 223 323 624 525 345 365 665 679 687 787
finned-x-wing b.5gcf.h168.e4ag..g.ah29.f51gd.fh.5.h..4eca.7.e..ag8dfe2gc9d6ah.a8f7e2.4d..1hbe7.:929 993
finned-x-wing .ci.bf15..5b3a.f.9f7ade98bce8cb7di..g9f58ad3b2a46icgh51b8......3d..f.2..i6.1.b..h:478 778 788
finned-x-wing e9hb6cdg17af.8.23e4cbag5hf9a43e2h6ig.ei7...8..hg3.....i6e.cagb.82d.5g.1.3g1..b...:494 994 499
finned-x-wing .hd.gf1.3g3..2ad..a..84c7....2c67h4afd8baiecgcgadhe6i2.f71ib3.4.1.6cd.g.4.cg58.a6:528 538 581 981 989
sashimi-x-wing .ib7...86.3.6.i.276.g52..9a.5..9..a.b.98...53.1...ei.29.a.....e4.e1.6.ci...i5.17.:821 841 843 444 447 752 457 361 463 465 672 475 476 477 396 896
sashimi-x-wing 9f...ga..a75.9.6..48.f.1.gi85fi..g41g3idaeh6bbd1ghf9e3eig1..2.f6a4.7..9.cbh56idag:215 315 819 826 884
sashimi-x-wing .6i.3h...821.5i..f4.c26ai8...h.i..f4cadf87e92.if.d.8..fc79bed1h1hb3gd659i45haf...:718 728 797
sashimi-x-wing fi7e1..2cc51.f.g9.2hd9gcae6d1fc..i.e8ci.56...g25.4if3.9fc4.e.a7eg..ia3..a4..3.5.i:254 884 896
sashimi-x-wing bd3...gf15a7b6d3hif8i..c42e.c5.d..9..gf.b.e43i2dc.5..fce849.6..g.18c..5dd.b..7.c8:
simple-colouring-trap .3he2fg.4b.gc.4efh56d.7.c......35ah7.e378.24f7h....9ec.75.6.8......5.dg.8....g63e:941 444 171 971 181 981
simple-colouring-trap .8...7ea.gi5f1bh4c..1.he..6e1h27fcid..78.abf5.b..53a8g.64e.8..1hg.a.4fe.a52g6idc8:411 315 331 434
simple-colouring-trap f1839e74b2egd.h..3..9gb..8e8.aec7b...b.1.i3gh79328.5a..h.i.c4b.ig4f5bh31..28...e.:649 699
simple-colouring-trap .dfi..g.57..6.43ib..9.7..4f4ig2...6c..2df9e.7.6.g3.db9hgd5ifbca6e1...9gdibcad7f58:111 825 131 331 832 136 336 836 152 566
simple-colouring-trap ..9.eg...4...b3eg9gec.1.2.88c.2..degi.4e7h..b57bcd.98.1.g.34h.ec9eg8b61d.dha.57.3:112 612 614
simple-colouring-wrap .cg..4f5.f8..e7d..de....7..7435.8.b6..54c6h.7h.6...3de36..2..g4..4...28.....d1.6.:814 119 329 834 339 262 181 993
simple-colouring-wrap 8ge46.ib.i..e7b.fh26..h9gd5..9hbf.g4.b7id5f8.4hf.c.5i2..86a.b39.ib.5h41f6..bi.heg:322 142 393
simple-colouring-wrap 1c.8b6.9g.2.c1ih.ff9h4gea234...ic.1.i.c..1...25ag8dcfica.9.7bh4..b.4hica8diacb6g5:644 652
simple-colouring-wrap 9.3gef.1dfdg8.1.5iea..4i.gf.c.9g5d.adi..a.7.e17e.hdi.2.e91.76d8.fad9.ebgg.4e6.1i3:253
simple-colouring-wrap 26...g.i1ia86b.7c.g..ia.2fh5.a...i2.f.b3ia85.89.eg2.a6ae97d..hb4hfb.91g.3b7a.8.d9:515 442 449
multi-colours .31....9.....7..h.8....1......1f...8..8.2.56.6.9e38.7.2.f...854.h3de6...75d.....6:416 426 227 432 737 739 974 976 187 189 394 396 197 297 298
multi-colours 3bi1.fg5.6.7.2531i..e97c.b.dc1b9g5..ighfed23aefbc1hi47b.3g6.d.e.9.e.2.gc75..c...2:
multi-colours 1.c..d728..8..ba.4d.b.h1...b4eagi6h39c6eb84ag7ha4...5.hai.d5.7.c.421g89..2g8i..da:522 622 324 624 532 932 934 337 639
multi-colours ci.6d..2h...ic84..h.4eb.93fb83d.i....d.1.2chi..9h6c2.d4..gaf8ic7ch29d..1i6a3heg4b:522 722 523 723 547 548 748 168
multi-colours 41..3..bfbf.da.9ec..36b..da.3.5d.6.2f72ci14he..d.6bca.9..b7c16d.4.iefb3hcb6a8d5..:713 813 716 816 736 836
finned-swordfish 7.....26.....8.3.g..1726hd..1..7.ib4..g29.5.f9.2.6...346...9..b.7...bf....9f5g4..:312 412 313 116 422 844 864 168 178 878 888 391 898
finned-swordfish .fgbhe.4.5d831ibgfb.9gdf8.5g..6ib..8..6.78.2.hi2.3.f.g6bch5g1id.he92.7f3i7..fc5h2:152 454
finned-swordfish 8g3idef1bdefhba.i...2f7c54hbhe.f9..a.6.2eg..9..7..82f5f.i5.2...e387i4ab6gb..h69e.:161 162 377 477
finned-swordfish 5bcf74hia9hge12dcf6..9che72h.f.b..e.2..he.3f....46..28.6b.8.i4539hbde6agd...ifb8c:142 744 162 762 163 166 766 776
finned-swordfish d.c9..87a9.1..gdef7.ead.i238g4.1..ibeaid..g.hb36gh9ad519b..4.h7.eg.i.ba4.482g1e.i:675
sashimi-swordfish ........1...4..9..53..1.2.7b48...76..1e26...4.f3..d..b.g.92....89b...dg..e674..2i:711 911 614 316 616 816 916 517 817 721 626 826 329 529 836 346 546 856 956 164 565 965 867 568 868 176 676 177 877 578 379 579 384 584 386 586 689 196 397
sashimi-swordfish b98d......5a7.29dh.4.1ih.e21f4.8.7bie.i2.6h...hb9.15f.9a.h.db.6d..fbi18.h2f.agdi.:318 319 355 365 373 389
sashimi-swordfish .7i2d.5h..c2i.8d.74h......99.83.d...cdf.25i.h..78i63d.h6..cb7idg.4..9h..bicdh7651:125 134 135 142
sashimi-swordfish ..379....bi.....376.g..b.5i.f9..7...gb..5..943.4ib8gf.a8fbgi.d.d7b.6.91hiceh1d2g6:516 117 817 124 427 434 435 847 354
sashimi-swordfish 8..a.d.23...h3.9d.c.4..78f1.8.4a3fgbdg25..c1h..cghbd59.d1c..2h..3h6.a.id7...48ac.:521 621 522 622 232
finned-jellyfish 62.a.7.c..735b......1...2g.g.b6...8.a...7..b.83.2d.g..c..7....2.9..1b3.72.g.5.9..:913 817 819 826 926 929 834 935 836 936 839 939 956 959 966 969 875 476
finned-jellyfish b.h.6a.d.d.1.b5h69.6.8.d1b..eb1.7.h4.a..4h7e2g8db5..ca846.a.2g....dh2.1fa2..g.49h:312 331 933 539 374 394
finned-jellyfish .4a763....g..d21.cc2.1..f4gg3..b49.a1.d..g32..8.c5agf4h.7.a.dc.dic.g8.16.a.4c.8g9:523 828 674 693
finned-jellyfish .9f2...838c1.64bi..b.9cha6.a4c.9bf..6.i....c22.hf.39.1cf..2i.a..1b3.f..9i85..7cbf:431 549 554 754 854 155 455 557 474 477 877 485 487 787 588
finned-jellyfish i5h.gf2.3c.b9heg.6.6.bc.i58...eb.8.......he.28be76.4.1.h1f52c..2.fc.71hee3.h1.fb.:741 142 743 946 151 751 753 953 478 999
sashimi-jellyfish 8..gec...i.36hb....7..9a2h.a5..c7...c...457.a...1...3...1....68..85...1..9.cah4..:212 412 613 917 619 428 539 643 947 249 252 661 662 663 667 269 669 681 682 389 298
sashimi-jellyfish c.7915b4..i.4.ca.7..dg..3.ig2.c..d9a4c9b7a..5..1.di7bcig8.32.1d.d2ai7.3...3h.d9gb:521 621 625 828 531 631 831 632 835 638
sashimi-jellyfish 8g....9.d6.9h4a.7.d.57ci..8..7.9.h4..fd1g8..9.ihd.31.g9e.c.dg81.4.5h..i3.h.ia.4..:213 218 518 618 227 241 541 242 351 257 281 286 291 693
sashimi-jellyfish .f...4e797..15.f.3ec.7i6ba.2.6..54ca3....a8.f....f.i.7...6a93.5ie3.27a6.f1.5..gib:813 423 823 453 463 863 472 872 473 873
sashimi-jellyfish .8b...e7953.g.2d..g.458.c2a..g..e8.b2ech.7f.4.1..b.g53.7.2..i4.....7.bc.3b.95d1.g:115 616 623 625 942 145 945 661 963 671 673 873 175 676 681 981 683 883 686
sue-de-coq 61...8..3...1b3.96..3.f.1h...f.a2.c.3.a8..6e2...35f.a4.f42hac7.8c..4e..1a.2.c9..8:913 414 714 517 717 521 522 723 427 431 531 731 432 532 732 734 934 741 941 442 742 942 744 947 752 961 762 962 767
sue-de-coq d7...i3.86e..h.92.hi....a..gb5h43f1ica8i5fgdb96d...e8cbhfa974ce1cgdb5hifed9f3h2ga:
sue-de-coq c29afe7dh...hb3e69.e.4gic1b2h3gedfia..eb86dgc46gci128e...6.bied...e.h1b75.29.ghcf:172
sue-de-coq .9e...cg4.785.3aib.ca.7.h6egdb...feh8afg52idcie3...b17ef7a284c9c2d6ieghaah9..g5bf:
sue-de-coq .4fg.cih.h..e.63d7c..dh9a6.bh534gf19.6.hieb7c..3af2he4fc825dg9a...i3hdb6.2.f7a5ch:
firework .b...dfehf..eh1d23h45c6big1d...b.h.6..hf4.7.b2.f8...de...2.f.8d.h4...bf..6bd.h5..:711 911 713 913 143 151 351 171 371 172 772 773 175 375 586 998
firework ge..bd1..c4..a7...9ab.8f..4af573bd8i2h9ade...dcg6i8ea2hiadf3...67d2ei8c1eb3h7a94f:528
firework .f574i....h96cb..g.gbahe..9g1d263..ebefh9ad7c8i3deg...ib15gd.3.6d7c2h..1e3hiafg24:
firework e3iahbfdg7hadf92ced6b.3.19hc.f.9.eb.9.5..f78.8.4...if.aig.2.4e6fe8i..c1bbdc65ahgi:764 766
firework g1fdhcibedc972eaf8..56ia7d3.4.3ag5if...i6dhcb693be8dga3..a7.25....8d.c1....ec.6h.:281 282 782 291 293 793
wxyz-wing 26..g..587dh..bacf.e3.hfb.78cd61e..bf9gh2dc155ab7..f84.g.b.8.6.38f.4..29.2..f.h..:914 916 934 971 191 194 196
wxyz-wing abe84fcig6die7c.1.gh3a2ie4fhc4if2ag5e6b...4h9ig1de8f2c2e7f..i3..ah.95.f..9f....e1:794
wxyz-wing igbdah5cf4ehif37ab1cfb7e9d824cfhia..7hae32d6i6iegd1bh3.bd.e..9...9.2...4..78id.2.:387
wxyz-wing .17.8i.....i.4ga.8h.31bf.i.g9hfcdbeaecf2g1hdi..ahi567337ed6hi1b96b7ac5hdah4i5b...:618
wxyz-wing c48eifag2b..hd159c...7bcdfh7cbfadh5i...2cegd11ed98g3b6.2..58fcg...c6bi14..c.gi2he:652
medusa-trap .h76.i..11.9.....86...ah.9c.g89.1.3..a..5.ih..i.8..12.745bh6ca9h.13i7...9..1dehg.:211 511 527 528 537 441 253 459 469 287 693
medusa-trap a379..bf8.ieh..14g.d8.gacieiab..7dh65gd1hfi3bhf3..97e1g5a...h2i42fgih5a3chi.1.fgd:
medusa-trap d..a6c.9.i..4...c1.3ai...4...cgd5baiba98cfged54gb193fh12fci7dh5ge4fh1923c98ebdagf:
medusa-trap 8.c2e.fiabe6..1g34a.i..6bhei3hea2d7f5fb...c18g1df..ebi49gabe8fccb1.6.9eg6he.7.ad2:
medusa-trap fc2ahi5gde9gf4c...8a4e72...adcbief87ibeh6g.4.g6hdc1...bgfia4...3e972hd..d81ce679b:
medusa-wrap ..a9.5..8.7..3.e.f..4.h.9.c.8..ai..219....h.eg..85.a3i.a7..8.546..e.138g...7...9a:212 415 217 221 223 428 232 234 341 647 455 758 662 271 291 292 492 393 496
medusa-wrap h96..35gaab4g9ehc6cge..hdi26dah79c2eg39.e.fdhb5h.3.i17if25...hc51cih..f4d8gc...ei:196
medusa-wrap chid5f7b1ge6312.9.4ab9hg.3.fg.e4cb.ii3.fbh..g52.gi1..chfeac49g2bich751..ad72fi3..:468
medusa-wrap 35fid8b..7aie2f8..b4h7c1ie61fe8i3..2dhgfe2..iib341gefhh.a26d.9ef9b.g5.8.e.4.hi62.:389
medusa-wrap ida7bf...37ei18bd682fc5diga13d.7.6..6...3.g14g..fda...dfga9be83bahef34i759c4hgafb:569
x-cycle 8..ge....i.36h.....7..9a2h.a5..c7...c...457.a...1...3...1....68..85...1..9..ah4..:613 917 619 428 539 643 947 249 252 661 662 663 667 269 669 681 682 389 298
x-cycle ...5.92..bi.g.3.e65.a64b7.i..3i7.5b.9g2.fe..31.e2c.figc1.8b.9fe.2ic5..1..e..i.c7b:812 413 813 818 849 481 881 486 691
x-cycle .3ghf.9d1.d.1g..6..6.icd.h74..b9fg.5.g6ea38.d...48g6.....gd9.eff54cbha7i7..fe14.8:221 521 223 523 363 368 271 373
x-cycle 21d8fceg9..7.ed1....57.a..45.3a.9.4f4..e3f.a8a6.47..e.g....56.a..1f.g.95.e6.1.d.g:931 832 252 267 372 275 875 891
x-cycle e9........b6....5.8g42e..1i4a2hc5..g75i6.......8gb9ed12.e1...76......4.e.dge8.a.3:415 316 416 817 218 425 426 258 985 386
x-chain 8..ge....i.36h.....7..9a2h.a5..c7...c...457.a...1...3...1....68..85...1..9..ah4..:613 917 619 428 539 643 947 249 252 661 662 663 667 269 669 681 682 389 298
x-chain 1..edc..6...2.a5.d.4.7.ia.3..8dgf3ab...15h6d946aic2g5hha.3b..f5f.4h1e.cg3..69...1:917 218 818 722 922 723 923 828
x-chain c.hg..b.4712..h...e.d.23g8.a3f...hgbdgic8baf582e617...6h7bc....i53.7.f2hb4ah.63.g:525 925 928 176 476 978
x-chain .fh.4..5..ge.c6d.h.345..fg17d.65..8.5b......489.3.d7.ec82d..eaf65g..c24idaibfehc7:936 146 347 153 957
x-chain ..4f35.9ae.i.1.6d3acf..i.2e6..9e.4ch8ie3f4ba7.dc.815fi3....fi.4d68.9...b95......f:222 174 274 774 778 787 193 294 794 795 296 797 897
xy-chain 3..ab67e.b.6.8eac4e1..3d...a.b.9738e..5.1.9..9...5...17.ab49.fc4.c8.a....2ie.cd1.:662
xy-chain e..2.a.8d4b.eh.7..3h1g64ie2a..cebh7fh6ca..4b5g528dfa3i6.ei1.bdhb..f.8e9.9.hdb5...:782 389 392
xy-chain ..g..9.8..hb....gi.id7.865.bd8a5cg9f9cefh7b41g61.i.hced2ih315f7.g3.4fi.h8.fig.3.d:111 214 514 521
xy-chain 7bh5dcfa9i4egfab386cai28e7d.1...e..6..41.f........7a..c..ha4i2e1hi3ebd67d5b6g9ch1:
xy-chain ..geh.2..8.a.i.g.5dbe16gih3..3.e.h.4.e8.7.6c..14f38ei.57fcd9abhchbgaf459adi82ec..:941
bent-set-of-five 8e1.6.c.bf7ce2.....9..3.65.9..........6.9.2.......6i34cf59.b7.1..ifg5.2c72.31.e..:126 828 434 436 142 443 498 898 899
bent-set-of-five .eag8i....9b15c..73h7d62...924.ga.6.a6c.id...eghb3fd1i8d9.2e...gcf9ah5b4b1e.dg..8:377
bent-set-of-five c5..i8..agi.1..8..1h4.7....4b9hf7e1ce6a..2..8hg3ea9...i3g6badh5bdeg8c1..f1h9..c2g:428 628 638 938 458
bent-set-of-five egai4823f6h9cb5......a6gei88fegcb1diiabdhfc57d37ei1..b.962....e..h6e...3.5.h.....:281 191 497 798
bent-set-of-five 2fe8a4ci7.7.bci5df...6gehb1....bfgh.g.2358fa...6g.a25..bc1.g9f.9...f31g26ag..243.:441 942 871
aic .cg..4f5.f8..e7d..de....7..7435.8.b6..54c6h.7h.6...3de36..2..g4..4...28.....d1.6.:814 329 834 339 262 993
aic cg62a5hi492...cfea...f.ib73.i.36g.hb...i.1.c7g.c.b4a698a9dc67b5..g19bc4h.3...hi16:433 541 451 551 552 453 591 593
aic .hd.gf1.3g3..2ad..a..84c7....2c67h4afd8baiecgcgadhe6i2.f71ib3.4.1.6cd.g.4.cg58.a6:989
aic .hg12.ifd.9d..ga3b.1b...h759bf5..41gdeag.b3h.gc841.b5.adi...gb8h752.a6.cb63.7.e.a:635 636
aic .18..e.7ie.ih.g.f1.6g.a95.hf2ea4chig1hcgib65dgi4586..bhe..7d9.39.b351.hf...i.8..e:417 431 492 497
grouped-aic 61...8..3...1.3.96..3...1h......2.c.3..8..6e2...35..a4.f42hac7.8c..4...1a.2.c9..8:532 732 734 935 743 943 745 953 587
grouped-aic 1fecgd9h2i42efhc1783g9..de6d.a.ic..e..i45...cc56.h..9d.1h.3e.die.d..96c8.9c84.5.a:744 247 752 757
grouped-aic .86....1d..c....gh..i....53ha5b6cd9g93g...1f2bfd97ache..h.9.eba.i1..2h4665bd1873i:515 516 227 431 734 636 555
grouped-aic .h2.165..i.1eb.hf....8...a2c26adegh9a....h3268i7f3bae4..i.5123h.1..89f7e..h.f...a:414 726 432 732 471 491 791 492 494 794 496
grouped-aic .14i..f....9.f72ad..6.adi..6ba4...95d..15i8fbieh.2f.4a8d.69aeb.aie...48f.f2.d.1.9:311 531 834 738 339 394 794 396
als-xz ....1.75d254..61...ga4....b.4.5...a.7..1..8...a8.3.24.16..9......3.....1.hg..a.29:314 324 631 936 337 338 941 745 946 647 349 256 658 359 376 579 779
als-xz .ib38.7ad87...d9c2...bige6h.2..7..5....4......61e.8d...5.hd1b7i24ig..ah5...9..34f:341 646 351 951 353 355 655 356 361
als-xz 4..3a62g97bce..1h6if1b8ged32....8.5.59.4..h.b..46ebi.g3.b...7.e.7...5.2....g2...8:347 172 974 475 181 683 687 693 196 996 198 398
als-xz ...7eh26a.6.1b3de9e1bi4fgc83..ha...e.h.5i.31..e.6c...2.7..fi5....5.g1.9..4.38ea..:913 451 756 963
als-xz .d2.c79..6c.8...4...h4...3.25c.4af..g61.h.d.39hd..c1.5c15..dh62h..3...a4d..1.8c..:525 235 535 749 954 256 764 265 685 785 985 586 986 992 993 795 995 798
als-xy-wing 68..3.....b...78.f1g..86.3.eif312dh7831...f..b4g.6.....e.f....99f2..5....a....56.:377 178 294 896 399
als-xy-wing .3....7f..g..c..95.6..7.1.cei6..1cg84acge8f29g2hi63e..ah2.ig4.6f59.1...g3d7...i..:214 414 216 416 224 824 226 434 284 294 894
als-xy-wing 9..76..e..e...327..g.e.1.9.2d7...a3e...b5g64he68c1dibg.1e...chi.2.a..56d4...c57ab:313 623 333 985
als-xy-wing .5g.i31.6cd..61..gfa.7.....93..4.gf87f.....2e..56...a.ei6...hc2a.c95.f74.g.3.f59a:824 236 836 437 838 853 855 265 865 866 291
als-xy-wing b8iafc57d..ag52..i7e3di861b9...1.4....29d67.8..4...i.a.9.53ab.....f.d1i...6.79...:743 348 548 361 362 264 568 782 883 391 491 398 898
siamese-fish 8abgecf..id36hba...7.d9a2hca5d.c7..fcfi.457.abhg1...3d..1....68..85...1..9.cah4..:947 681 298
siamese-fish 3e4.f..ihba6.h94..higed..619d8...f..a3ei2f8gdfgbh54i1ce61.ih.4.d2c6geah9gh9d..5.f:277
siamese-fish e.2f3dh.gf381..b4..47b.8fc.df97..a83bhe9a34gf..cd86ie2..f5d.c.hce1hfi72d8.dc..56.:
siamese-fish 3ga524fi825hicf4ag6id..ac..gh.469.3.94.3a.h7facf..8i.d..7..c.6ih.cf9.g4..6i..7.h3:597
siamese-fish i54ba.c.761c.d.b5.gb8.3.4a.e.2.f.9.1a8f97.e..3.ia5.6..h.g.9.ab5d.a.b.8i.b9e.81g.4:384 684 386 686
dual-two-string-kite .85f4a.2i6.2.5.1.h...b.h.fe8...2..a62.6.ad98c.c1h.f5.b..hd.5bi1ebi1h763d...9.b8eg:331 431 731 932 335 442 742 744 761 391
dual-two-string-kite 3be1fghdigah49cb6efidb5ha7354if.bc.ga86c7ei2dbc7...6e.9fbe..7c.8e1gcf4ibdgc.2.5.6:
dual-two-string-kite 3e4.f..ihba6.h94..higed..619d8...f..a3ei2f8gdfgbh54i1ce61.ih.4.d2c6geah9gh9d..5.f:277
dual-two-string-kite g.f.b.3.hh...7.b.fb.d..hg9534ib8afe7f2eg3idh11h7.4.ic24.b85.a7ie7..i286d9.h4.gebc:112 122 322
dual-two-string-kite 9.734af.e6a.g.8c.....f..71.2.he7.1..g9.b1.85.a5c..6b4g..1...5g.e.ia6gd3..7.4..i.a:232 832 946 272 872 376 396
dual-empty-rectangle 8..ge....i.36h.....7..9a2h.a5..c7...c...457.a...1...3...1....68..85...1..9..ah4..:212 412 613 317 917 619 428 539 643 947 249 252 661 662 663 266 667 269 669 276 681 682 286 389 298
dual-empty-rectangle 3e4.f..ihba6.h94..higed..619d8...f..a3ei2f8gdfgbh54i1ce61.ih.4.d2c6geah9gh9d..5.f:277
dual-empty-rectangle e.2f3dh.gf381..b4..47b.8fc.df97..a83bhe9a34gf..cd86ie2..f5d.c.hce1hfi72d8.dc..56.:
dual-empty-rectangle ..5gc6..aa.c4h9.6e..fe2a...6i7.d.51c8ca9576....2afc9hg7f..1.....1h3.4..fc..6..a.8:217 432 437 737 438 938 277 981 492 298 598
dual-empty-rectangle 5i..fab8cb3f.9.14..8a3.2.6i.d..b.....b..7...df79.348.bi5bf174ch.1.2h.9.f86.....2a:343 547 747 353 557 381 493
als-xy-chain 8..ge....i.36......7..9a2h.a5..c7.......457.a...1...3...1....68..85...1..9..a.4..:917 428 539 643 947 249 661 662 663 866 667 269 669 371 389 298
als-xy-chain bf8ige34a1..h6bi57eig...82f.h2.e6g...ae7.8..bf7.b9..h57.6.2.e.h8bi5.7....e1fh.2g.:134 351 378 396
als-xy-chain 86aigcd2e..4b65cahceb14h9gfb4.c5...7.3.....e.e...b9.3.6..e....3d.5.c2.8...3.9.5..:647 751 853 156 157 857 159 762 863 864 172 772 872 773 177 792 694 794 196 499
als-xy-chain b8iafc57d..ag52..i7e3di861b9...1.4....29d67.8..4...i.a.9.53ab.....f.d1i...6.79...:743 348 548 264 782 883 391 491 398 898
als-xy-chain ...g..f9a19...67.d..74i18.big4..8b1e.3.1g.9dh...i.43g6e8i2a746c...8.i.2gg......h9:516 323 523 325 525 253 262 192 692 395 595
death-blossom 8..ge....i.36......7..9a2h.a5..c7.......457.a...1...3...1....68..85...1..9..a.4..:917 428 539 643 947 249 661 662 663 866 667 269 669 371 389 298
death-blossom 7.cb...a..9.a3..4..8.i..23...75..c.29..32.dg1.3.74...5ha6di57bcc7i8abfedeb4fgc1..:616 819 626 631 641 646 846 161 666 866 968
death-blossom 1.c...7e.d.5.c.a.2.2g1.e384c.h.e.9..7..h.6dc55..3.98.gbg15.3f...3.27.e..he4..a2gc:614 615 915 416 922 148 662 975 988 989
death-blossom e7149bhfc..8...ba....1..5.4.6.e.a72.a...b.3..b..3.9f.17ai86.d.2...i.71h68.fba4i..:922 325 931 332 441 552 558 959 462 463 382 482 383
death-blossom ...3.5...chida26eg5...8.c.4.5..d.9c.9.8...476.c.7i6e8..41.....3hi312d76eb.e...ad.:611 711 212 613 119 219 732 938 141 243 675 796
als-aic 8..ge....i.36......7..9a2h.a5..c7.......457.a...1...3...1....68..85...1..9..a.4..:917 428 539 643 947 249 661 662 663 866 269 371 389 298
als-aic ..c.1..5997df5h2a3.aei.....3....ai..54ab89c6gg.9.....1a5.3b749..i7.d5.c.d3..i6...:436 839 249 887 889 897 298
als-aic c2e..9174a94c..b..76hda2..c..3.....2..2.9.83..h.b4c..5.5.7c.f2.8c..b6..ib.fi..3..:625 825 826 528 441 442 544 546 747 148 968 596 896 198 498 899
als-aic ..ie2..ch8.b.739.e.5c.98b.ai.eg.2.14.2......7c.7...6.bb3...g589e96bh...3...c5i.2f:612 154 454 654 156 164 464 192 193 797
als-aic ce.h.f17ia6..93hd5h9....2..7..9.2..h..9.8...7.85..g.i.e.6.3i.8.42..g89e.i.h5.4...:134 435 142 443 145 154 358 658 464 664 369 669 192 398
franken-fish 8..ge....i.36......7..9a2h.a5..c7...c...457.a...1...3...1....68..85...1..9..a.4..:613 917 619 428 539 643 947 249 252 661 662 663 865 866 667 269 669 681 682 389 894 696 298
franken-fish 7.i.5.d.23b4..ge...15bd.g9ci..g3db5.2e7...c4..4ce.2i.7.9..g5f.ddcf1bi875eg.4..1.i:814 824 625 655 896
franken-fish 7.hcd.295.c.b..d6h4.2.8..c.hb.d.3.5f..68..cdb3d..62h1.b8.fc4.g..g3a.h62d6.47b..hc:125 132 136 736 745 156
franken-fish bf8ige34a1..h6bi57eig...82f.h2.e6g...ae7.8..b.7.b9..h57.6.2.e.h8bi5.7....e1fh.2g.:134 461
franken-fish 8..cb5.4f3..d6h.g..6.g193.h.8....6.....f...h25.f89..3...1.768..g.8....f.f9.2h.7a.:222 523 127 927 529 233 241 441 743 943 545 146 346 446 149 549 949 451 152 453 953 355 756 157 457 162 762 166 466 469 272 572 578 979 382 482 584 486 587 987 589 499
mutant-fish 8..ge....i.36......7..9a2h.a5..c7...c...457.a...1...3...1....68..85...1..9..a.4..:613 917 619 428 539 643 947 249 252 661 662 663 865 866 667 269 669 681 682 389 894 696 298
mutant-fish ..9.3...e7..e8.4.9e..i.d.26.5...9.......e7.i2.i.62h.5.i3.h.eb...g5b.19..82..9c56.:111 112 812 117 123 133 837 441 143 343 443 843 747 148 348 848 149 449 749 152 153 353 653 857 461 163 363 369 473 488 489
mutant-fish .3e.6..4....dc15.6d.f7e...3.4......e...584...e.9c1.d.2..46953..i6.hd3.578eca....d:211 117 223 828 832 141 241 741 243 246 746 947 648 948 151 251 751 752 157 658 958 297 298
mutant-fish .e8.d9fc.6g35h.d..id..c68.5.9..7.c...c.4......27c.85.6gh...d.63.f98.c7.431d..g...:214 138 141 148 248 155 555 859 274 975 995 299
mutant-fish 9a7b6ec4hh2.7c...53.5..8.g2..b.7..h36..4h3.2..c8..2.......96b..2.....79.....bg8..:544 947 957 159 161 561 567 967 568 169 469 669 472 174 574 178 482 682 483 489 193 493 198 698
coloured-contradiction ga3ed6.8.i2.87c...h.42a9....8i..1..7a.g9...6.6.2g.5.1..7..i.....9....3.5....5..i.:527 537 341 344 548 457 674 683 392 694
coloured-contradiction 7.i.5.d.23b4..ge...15bd.g9ci..g3db5.2e7...c4..4ce.2i.7.9..g5f.ddcf1bi875eg.4..1.i:814 818 824 625 825 655 856 896
coloured-contradiction bf8ige34a1..h6bi57eig...82f.h2.e6g...ae7.8..bf7.b9..h57.6.2.e.h8bi5.7....e1fh.2g.:134 351 476 378 396
coloured-contradiction f5h9g.b1.....856..9.3.6....3..h.f4..29deag386e86.d.a.7hc.fe.74a...g.h..2g.54.1...:122 429 432 182 988 998 999
coloured-contradiction ..f8..4...2d....9h13h.di5b..8b.9......1..4.7b.73.....5cf54g12hi2dgie816cha9.6.ged:115 726 641 344 644 346 646 357 657 667
forcing-chain 8..ge....i.36......7..9a2h.a5..c7.......457.a...1...3...1....68..85...1..9..a.4..:917 428 539 643 947 249 661 662 663 866 269 371 389 298
forcing-chain b..f4e81ifi5ah7b3ddh1ibc..6.5db19.f816...d..b..2..fd.a.4f59b1h..b..6a94..a.4.hf2.:353 753 361 761 381 781 391 791
forcing-chain .43.15fg86..c.74......4f..3.3.1fd.h.7h1e2cidfd.f..8.c..6.4.2.5i..d6ei.2..9..3a.6d:129 231 531 931 833 933 137 243 767 769 871 777 877 181 187 787 891 793 893
forcing-chain 7c2..5...e9db.8c.g6h13..b.e8f3g...5b..ge26ihcb5i..c67.c.59...2f..8f3.e.9i.f.e.73.:115 415 118 418 175 182 482 186 486
forcing-chain 6e.d2c8.7.4...e2cf.3b..f.e.98dcf7eb1c.5.4.....67.5...3.g351....e.f.74c...986cb..5:121 824 924 131 834 934 154 957 858 958 164
tridagon 98.76.5..7.6.4e.....58.i...6.859..4.45..7h....9g6.d.e..7..........98.4.5......3.2:738 171 271 371 191 193
tridagon a2...i8.f.98..1.25e.6...91.......6.....74.....8519.....629..58.h5......9i.1....62:348 448 748 358 359 686
tridagon .3g.e9.a.5.h7.1...91.38..7.......2.689....7.1.....5....8i.1....35.9.81..7.a53....:444 445 264 464 664 578
tridagon .63.4.97.7.b.i.6.d94.....2c...9.473.2...........1.8....26....4i37...926...9...3.g:152 552 852 562 563 295
tridagon 6.4......2.83.5..........7..h..b1.5g.2.5.81.3...7c.28....2h.7.1....e3..88..1.753.:917 919 437 637 937 782
junior-exocet .......39.....1.f5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....:717 221 727 731 736 541 344 247 459 267 374 379 779 298
junior-exocet ...3..4....7.1...5.6...7.3.27.4.......5.8...9.8...62....1..8...75......8.9..7..1.:
junior-exocet ..6.31...1...75.8..7.4..1....2.5..9.6..3......1...43....3.....2.5..4.7..9.......8:
junior-exocet ...6....7..3..1.2.9...8....53...4...21.5...4...4.1.....8....2.9..5..2.1.3...7.6..:
junior-exocet ..1.4.3...6.1...4..4...7.15..9.5...1.2.8..9.....7...3...4.3..9.29.4.....6....8...:
sk-loop 1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1:
sk-loop ....3.4.2..2...85.........6..5.2..4.7....1..8.6.9.....1....7....9.6.......8.4.3..:
sk-loop .....24...3.6....1....8..5.....4.2..6..7....9.....5.8.37.......196........539...7:
sk-loop .32......5.6....1.71...3.......2...8...9..4..6....1.7...78....2....4.9...6...5.3.:
sk-loop ...1.4......35.....1...8.456......7..8...1..4..2...9...5.8....37......6...9...2..:
multi-sector-locked-set ...h...39...c.1.f5f.3b5i8....8.9...6.7...2...1..4.h.....9.8..5b.2.i..6..4..7b....:412 717 221 721 422 727 541 546 247 347 447 148 748 553 458 459 362 267 477
multi-sector-locked-set 2....3.8....5....7..4.6.1.....7....5.9...4.2.....1.6..34...8....28....9...5......:
multi-sector-locked-set ....8.4.3..1...7.8......16..9...6.....4.7..3.2..5.....5....9.4..6.2.......3.1..8.:
multi-sector-locked-set ...92.6.7..7.....36.....5...38..7...5...4.2....4.....1...49....4..5...6..1...8...:
multi-sector-locked-set 6....9.....1.4...3.7.5......4....7.2..2...13.....2..48.5...6...9..7.......8.3..1.:
forcing-net 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9..a.4..:214 314 917 718 719 121 421 521 725 927 928 436 139 539 241 441 641 941 643 245 947 951 659 661 662 663 866 371 389 794
forcing-net 5.6da9..c..17.c.5..3..8.1..9..c.6.a..1..4.3..c.......7..2.3..48.4.....31a.c..d2..:433 239 851 556 258 862 967 285 585 985
forcing-net 86.1.....95....f.7..3.f9.8.e.hf4.7.9.9f2..8..3....8.6..3...6.5.6...2.4......1...f:316 228 434 148 556 158 162 471 771
forcing-net ....9...81.h4..5.....h...3.h1.g.3..62g.i8......51..7h.4...79....2.5.h4..5.7....6.:672 297 397
forcing-net 8...92.6.eci4f.7...2f.....925.1.....96...4.....8.26.5.c8..15.9.......3..6.......1:334 346 846 349 354 359 467 784 884 394 996
nested-forcing-net 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..:
nested-forcing-net 9.....3....5..4.2..6..1...5...2..4....3..9....5..7...65.6.8.....8...7...7.15....8:412 216 816 645 146 346 846 848 151 251 851 654 861 863 868 376 178 179 479 779 979 687 688 695 696
nested-forcing-net d.9....1..5...46..6...7..d25....97...4..8.....973........2...3...5..64......1...8:812 834 557 173 282 782
nested-forcing-net 7.1....6..8..1...55.3..2....37.2..9....4..3..8...3...1.....96....8.5...7...2...4.:412 314 426 553 563 564 572 181 381 481 592
nested-forcing-net .9..2.4.....1...5......3..7..4.....19...4.8...6.7...4.64...5.....9.8.6..28.6...3.:111 811 223 233 242 252 173 778 188
template-delete 8..ge....i.36......7..9a2h.a5..c7.......457.a...1...3...1....68..85...1..9..a.4..:917 428 539 643 947 249 661 662 663 866 667 269 669 371 389 696 298
template-delete 3e4.f..ihba6.h94..higed..619d8...f..a3ei2f8gdfgbh54i1ce61.ih.4.d2c6geah9gh9d..5.f:277
template-delete e.2f3dh.gf381..b4..47b.8fc.df97..a83bhe9a34gf..cd86ie2..f5d.c.hce1hfi72d8.dc..56.:
template-delete 3ga524fi825hicf4ag6id..ac..gh.469.3.94.3a.h7facf..8i.d..7..c.6ih.cf9.g4..6i..7.h3:597
template-delete .i..58.3..e..d38.ih.c96b..af1i2ce.8.4c7ha9..b5hb47fiac96ecb41gh..8fi...5.2.eh..i6:417 717
template-set 8..ge....i.36......7..9a2h.a5..c7.......457.a...1...3...1....68..85...1..9..a.4..:613 917 619 428 539 643 947 249 252 352 661 662 663 865 866 667 269 669 371 681 682 389 894 696 298
template-set 3e4.f..ihba6.h94..higed..619d8...f..a3ei2f8gdfgbh54i1ce61.ih.4.d2c6geah9gh9d..5.f:277
template-set e.2f3dh.gf381..b4..47b.8fc.df97..a83bhe9a34gf..cd86ie2..f5d.c.hce1hfi72d8.dc..56.:
template-set 3ga524fi825hicf4ag6id..ac..gh.469.3.94.3a.h7facf..8i.d..7..c.6ih.cf9.g4..6i..7.h3:597
template-set ..5gc6..aa.c4h9.6e..fe2a...6i7.d.51c8ca9576....2afc9hg7f..1.....1h3.4..fc..6..a.8:217 432 437 737 438 938 277 981 492 298 598
`;
