// @ts-check

/** The articles about techniques, in German. @type {Record<string, string>} */
export default {
  'article.full-house.what': 'In einer Zeile, einer Spalte oder einem Block ist nur noch eine Zelle leer.',
  'article.full-house.why': 'Jede Ziffer steht einmal im Haus, und alle bis auf eine sind gesetzt. Die letzte Zelle erhält die fehlende.',
  'article.full-house.how': 'Sehen Sie nach jedem Setzen die Zeile, die Spalte und den Block der neuen Ziffer an: Ist nur noch eine Zelle leer?',

  'article.hidden-single.what': 'Eine Ziffer hat in einer Zeile, einer Spalte oder einem Block nur noch einen Platz, welche anderen Kandidaten die Zelle auch hat.',
  'article.hidden-single.why': 'Das Haus braucht die Ziffer, und in jeder anderen Zelle ist sie ausgeschlossen. Also steht sie in der Zelle, die bleibt.',
  'article.hidden-single.how': 'Nehmen Sie eine Ziffer, die oft gesetzt ist, und streichen Sie in jedem Block die Zeilen und Spalten, die sie schon haben. Prüfen Sie dann auch Zeilen und Spalten, wo man solche Einer leicht übersieht.',

  'article.naked-single.what': 'Eine Zelle hat nur noch einen Kandidaten: Alle anderen Ziffern stehen in ihrer Zeile, ihrer Spalte oder ihrem Block oder sind durch frühere Schritte ausgeschlossen.',
  'article.naked-single.why': 'Die Zelle braucht eine Ziffer, und alle bis auf eine sind ausgeschlossen.',
  'article.naked-single.how': 'Zählen Sie in leeren Zellen, deren Zeile, Spalte und Block gut gefüllt sind, von 1 bis 9 durch. Nicht zu verwechseln mit dem versteckten Einer, bei dem ein Haus nur noch eine Zelle für die Ziffer hat.',

  'article.mark.what': 'Ein Zeichen an einer Zelle oder zwischen zweien beschränkt ihre Ziffern: ein Punkt, ein X oder V, ein Größerzeichen, Minimum oder Maximum, gerade oder ungerade, eine Liste von Ziffern.',
  'article.mark.why': 'Eine Ziffer ist falsch, wenn sie das Zeichen verletzt oder wenn kein Kandidat der anderen Zelle zu ihr passt. Hat eine Zelle zwei Zeichen, muss ihre Ziffer zu beiden zugleich passen.',
  'article.mark.how': 'Notieren Sie zu jedem Zeichen, welche Ziffern einen Partner haben, und beginnen Sie, wo zwei Zeichen sich treffen. Zwei Nachbarn derselben Zelle, die einander sehen, brauchen verschiedene Partner.',

  'article.negative-constraint.what': 'Eine Regel verbietet etwas überall oder wo kein Zeichen steht: Folgeziffern nebeneinander, das Verhältnis eines fehlenden Punkts, gleiche Ziffern in einem Abstand.',
  'article.negative-constraint.why': 'Ein Kandidat ist falsch, wenn jeder Kandidat einer anderen Zelle neben ihm verboten ist. Betreffen zwei solche Regeln, oder eine und ein Zeichen, dieselben zwei Zellen, müssen beide gelten.',
  'article.negative-constraint.how': 'Sehen Sie nach jedem Setzen die Nachbarn an, dann Zellen neben solchen mit zwei oder drei Kandidaten, die alle dieselbe Ziffer verbieten. Auch eine Kante ohne Zeichen sagt etwas.',

  'article.combinations.what': 'Die Zellen eines Käfigs können nur bestimmte Mengen von Ziffern mit seiner Summe enthalten. Auch Renban- und Nabner-Linien, Rellik-Käfige und Quadrupel haben solche Mengen.',
  'article.combinations.why': 'Eine der Mengen trifft zu. Eine Ziffer, die in keiner ist, entfällt im Käfig; eine, die in allen ist, steht dort und entfällt in jeder Zelle, die alle ihre Plätze im Käfig sieht.',
  'article.combinations.how': 'Beginnen Sie mit den kleinsten und größten Summen: Zwei Zellen mit 3, 4, 16 oder 17 haben nur je eine Menge. Streichen Sie Mengen, deren Ziffern sich nach den Kandidaten nicht verteilen lassen.',

  'article.thermometer.what': 'Auf einer Linie werden die Ziffern von der Kugel zur Spitze größer; auf einem langsamen Thermometer dürfen sie auch gleich bleiben.',
  'article.thermometer.why': 'Jede Zelle muss denen vor und nach ihr Platz lassen. Auf einem Thermometer aus vier Zellen ist die erste höchstens 6 und die letzte mindestens 4.',
  'article.thermometer.how': 'Zählen Sie die kleinsten Ziffern von der Kugel aufwärts und die größten von der Spitze abwärts. Tragen Sie nach jeder Änderung die Grenzen in beide Richtungen weiter.',

  'article.line.what': 'Eine Linie vergleicht ihre Zellen: Flüster-, Zwischen-, Aussperr-, Entropie- und Restklassenlinien, Palindrome. Ein Klon vergleicht ebenso zwei Gruppen von Zellen.',
  'article.line.why': 'Ein Kandidat ist falsch, wenn eine Zelle, mit der die Linie ihn vergleicht, keinen passenden Kandidaten hat: ein Nachbar, ein Ende oder das Gegenstück.',
  'article.line.how': 'Beginnen Sie bei Zellen mit wenigen Kandidaten, und gehen Sie von dort die Linie entlang. Auf deutschen Flüsterlinien entfällt die 5 sofort, und kleine und große Ziffern wechseln sich ab.',

  'article.counting.what': 'Eine Regel sagt, wie oft etwas vorkommt: Zählkreise, Ziffernzählungen, Zellen, die bestimmte Ziffern enthalten müssen, globale Entropie.',
  'article.counting.why': 'Erreichen die sicheren Plätze die Zahl, sind alle anderen falsch. Erreichen die sicheren und die möglichen sie nur gerade, sind diese alle wahr.',
  'article.counting.how': 'Vergleichen Sie für jede Ziffer ihre sicheren und ihre möglichen Plätze mit der Zahl. Bei Zählkreisen ergeben die verschiedenen Ziffern, die vorkommen, zusammen die Zahl der Kreise.',

  'article.indexing.what': 'Eine Zelle sagt, wo eine Ziffer steht. Ist Spalte 3 ein Index, so nennt zum Beispiel r5c3 die Spalte, in der Zeile 5 ihre 3 hat.',
  'article.indexing.why': 'Zwei Zellen sagen dasselbe: r5c3 ist genau dann 8, wenn r5c8 die 3 ist. Ist einer dieser Kandidaten falsch, dann auch der andere.',
  'article.indexing.how': 'Prüfen Sie für jeden Kandidaten einer Index-Zelle, ob die andere Zelle ihre Ziffer noch hat, und umgekehrt. Leicht verwechselt man beides: Was in der Zelle steht, ist ein Platz.',

  'article.sums.what': 'Einige Zellen ergeben zusammen eine Zahl oder so viel wie andere Zellen: Pfeile, Pillen, Reißverschlüsse, Gebietssummen-Linien, Summen.',
  'article.sums.why': 'Die kleinste und die größte Summe der anderen Zellen begrenzen, was für eine Zelle bleibt. Zellen, die einander sehen, sind verschieden und können nicht alle dieselbe kleinste Ziffer haben.',
  'article.sums.how': 'Addieren Sie die kleinsten Ziffern aller Zellen bis auf eine, dann die größten. Beginnen Sie mit langen Pfeilen und extremen Summen, und rechnen Sie mit gleichen Ziffern in Zellen, die einander nicht sehen.',

  'article.outside-clue.what': 'Ein Hinweis am Ende einer Zeile, Spalte oder Diagonale sagt etwas über sie: Sandwich, X-Summe, Wolkenkratzer, nummerierter Raum, Little Killer.',
  'article.outside-clue.why': 'Nur manche Füllungen der Linie passen zum Hinweis. Ein Kandidat, der in keiner davon vorkommt, ist falsch.',
  'article.outside-clue.how': 'Beginnen Sie mit extremen Hinweisen: einem Sandwich 0 oder 35, einem Wolkenkratzer 1 oder 9. Achten Sie darauf, von welchem Ende der Hinweis blickt, und beginnen Sie bei den Zellen neben ihm.',

  'article.rule.what': 'Eine Regel anderer Art schließt einen Kandidaten aus: eine Paarbedingung, ein regulärer Ausdruck oder eine eigene Regel.',
  'article.rule.why': 'Mit diesem Kandidaten lassen die Kandidaten der anderen Zellen keine Möglichkeit, die Regel einzuhalten. Also ist er falsch.',
  'article.rule.how': 'Wählen Sie eine Zelle der Regel, und fragen Sie für jeden ihrer Kandidaten, ob die anderen noch passende Ziffern haben. Beginnen Sie, wo wenige Kandidaten übrig sind.',

  'article.pointing.what': 'Alle Plätze einer Ziffer in einem Block liegen in einer Zeile oder einer Spalte.',
  'article.pointing.why': 'Der Block braucht die Ziffer, also enthält eine dieser Zellen sie. Die Linie hat sie nur einmal, also entfällt sie in den Zellen der Linie außerhalb des Blocks.',
  'article.pointing.how': 'Hat eine Ziffer in einem Block noch zwei oder drei Plätze, prüfen Sie, ob sie in einer Linie liegen, und folgen Sie dieser in die anderen Blöcke. Andere Kandidaten dieser Zellen spielen keine Rolle.',

  'article.claiming.what': 'Alle Plätze einer Ziffer in einer Zeile oder Spalte liegen in einem Block.',
  'article.claiming.why': 'Die Linie braucht die Ziffer, also steht sie innerhalb dieses Blocks. Der Block hat sie nur einmal, also entfällt sie in seinen anderen Zellen.',
  'article.claiming.how': 'Gehen Sie eine Linie Ziffer für Ziffer durch: Ist die Ziffer in zweien ihrer drei Blöcke ausgeschlossen? Es ist Pointing umgekehrt: Hier beschränkt die Linie die Ziffer, und der Block verliert sie.',

  'article.innies-and-outies.what': 'Käfige überdecken ein Haus, oder einige nebeneinander, bis auf wenige Zellen darin (Innies), oder sie reichen in wenige Zellen außerhalb (Outies).',
  'article.innies-and-outies.why': 'Bei 9×9 ergibt jedes Haus 45. Die Summe der Häuser minus die der Käfige ist die Summe der Innies minus die der Outies. Das legt eine Zelle fest, begrenzt einige oder macht sie zu einem verborgenen Käfig.',
  'article.innies-and-outies.how': 'Suchen Sie bis zu vier Zeilen, Spalten oder Blöcke nebeneinander, deren Rand wenige Käfige überschreiten. Outies, die einander nicht sehen, dürfen gleich sein.',

  'article.naked-pair.what': 'Zwei Zellen, die einander sehen, meist in einem Haus, haben dieselben zwei Kandidaten und keine anderen.',
  'article.naked-pair.why': 'Die Zellen sind verschieden und verbrauchen also beide Ziffern. Jede andere Zelle, die beide sieht, verliert sie.',
  'article.naked-pair.how': 'Markieren Sie Zellen mit zwei Kandidaten, und suchen Sie gleiche in einer Zeile, einer Spalte oder einem Block. Liegen beide in einer Linie und einem Block, gilt es in beiden; eine Zelle mit drittem Kandidaten zählt nicht.',

  'article.killer-pair.what': 'Zwei Käfige, Linien oder Zellen brauchen jeweils eine von denselben zwei Ziffern, und alle ihre Plätze für jede der Ziffern sehen einander.',
  'article.killer-pair.why': 'Jede der zwei Ziffern steht dort höchstens einmal, und zwei werden gebraucht. Also stehen beide dort, und jede entfällt in jeder anderen Zelle, die alle ihre Plätze in diesen Gruppen sieht.',
  'article.killer-pair.how': 'Schreiben Sie die Kombinationen der Käfige eines Hauses auf, und suchen Sie zwei Ziffern, von denen jede Kombination eine enthält. Eine Zelle mit nur diesen zwei Kandidaten zählt als Käfig.',

  'article.hidden-pair.what': 'In einem Haus haben zwei Ziffern nur dieselben zwei Plätze. Diese Zellen können weitere Kandidaten haben.',
  'article.hidden-pair.why': 'Zwei Ziffern brauchen zwei Zellen und haben keine anderen. Also füllen sie diese, und alle anderen Kandidaten entfallen dort.',
  'article.hidden-pair.how': 'Suchen Sie in einem Haus Ziffern mit zwei Plätzen, und vergleichen Sie diese. Die weiteren Kandidaten verdecken das Paar; im übrigen Haus entfällt nichts.',

  'article.naked-triple.what': 'Drei Zellen, die einander sehen, meist in einem Haus, haben zusammen nur drei Ziffern. Jede hat zwei davon oder alle drei.',
  'article.naked-triple.why': 'Die drei Zellen sind verschieden, brauchen also drei Ziffern und verbrauchen diese. Jede andere Zelle, die alle drei sieht, verliert sie.',
  'article.naked-triple.how': 'Stellen Sie in einem Haus Zellen mit zwei oder drei Kandidaten zusammen. Keine Zelle braucht alle drei Ziffern: Auch 12, 23 und 13 sind ein Dreier, und den übersieht man am leichtesten.',

  'article.killer-triple.what': 'Zwei oder drei Käfige, Linien oder Zellen brauchen zusammen drei von denselben drei Ziffern, und alle ihre Plätze für jede der Ziffern sehen einander.',
  'article.killer-triple.why': 'Jede der drei Ziffern steht dort höchstens einmal, und drei werden gebraucht. Also stehen alle dort, und jede entfällt in jeder anderen Zelle, die alle ihre Plätze in diesen Gruppen sieht.',
  'article.killer-triple.how': 'Zählen Sie für jeden Käfig eines Hauses, wie viele von drei Ziffern jede seiner Kombinationen mindestens hat. Zusammen müssen es drei sein; meist sind es kleine Ziffern in kleinen Summen.',

  'article.hidden-triple.what': 'In einem Haus haben drei Ziffern zusammen nur drei Plätze. Nicht jede muss in alle drei passen.',
  'article.hidden-triple.why': 'Drei Ziffern brauchen drei Zellen und haben keine anderen. Also füllen sie diese, und alle anderen Kandidaten entfallen dort.',
  'article.hidden-triple.how': 'Suchen Sie in einem Haus Ziffern mit zwei oder drei Plätzen: Teilen sich drei davon drei Zellen? Hier zählen die Plätze der Ziffern, nicht die Kandidaten der Zellen.',

  'article.rule-options.what': 'Eine Regel mit wenigen offenen Zellen lässt sich nur auf wenige Weisen erfüllen, wenn Zellen, die einander sehen, verschieden sind; oder ein Kandidat ließe ihr gar keine.',
  'article.rule-options.why': 'Eine der Möglichkeiten trifft zu. Falsch ist ein Kandidat der Regel, der in keiner vorkommt, und einer anderswo, der in jeder seine Ziffer sieht oder der Regel nimmt, was sie braucht.',
  'article.rule-options.how': 'Wählen Sie eine Regel mit zwei bis fünf offenen Zellen, und schreiben Sie ihre Möglichkeiten Zelle für Zelle auf. Anders als bei den Kombinationen eines Käfigs zählt, welche Zelle welche Ziffer hat.',

  'article.naked-quad.what': 'Vier Zellen, die einander sehen, meist in einem Haus, haben zusammen nur vier Ziffern. Die meisten haben nur zwei oder drei davon.',
  'article.naked-quad.why': 'Die vier Zellen sind verschieden, brauchen also vier Ziffern und verbrauchen diese. Jede andere Zelle, die alle vier sieht, verliert sie.',
  'article.naked-quad.how': 'Stellen Sie in Häusern mit vielen leeren Zellen solche mit wenigen Kandidaten zusammen. Die übrigen offenen Zellen des Hauses sind dann eine versteckte Menge, die man leichter sieht, wenn sie kleiner ist.',

  'article.x-wing.what': 'In zwei Zeilen liegen alle Plätze einer Ziffer in denselben zwei Spalten, also in den Ecken eines Rechtecks. Zeilen und Spalten sind vertauschbar.',
  'article.x-wing.why': 'Jede Zeile hat die Ziffer in einer der zwei Spalten, und nicht beide in derselben. Also sind beide Spalten versorgt, und die Ziffer entfällt in ihren anderen Zellen.',
  'article.x-wing.how': 'Markieren Sie für eine Ziffer die Zeilen mit zwei Plätzen, und vergleichen Sie deren Spalten; dann umgekehrt. Beschränken Zeilen die Ziffer, entfällt sie in den Spalten.',

  'article.hidden-quad.what': 'In einem Haus haben vier Ziffern zusammen nur vier Plätze. Nicht jede muss in alle vier passen.',
  'article.hidden-quad.why': 'Vier Ziffern brauchen vier Zellen und haben keine anderen. Also füllen sie diese, und alle anderen Kandidaten entfallen dort.',
  'article.hidden-quad.how': 'Suchen Sie in Häusern mit acht oder neun leeren Zellen nach Ziffern mit wenigen Plätzen. Bei weniger Zellen ist der Rest höchstens ein nackter Dreier, den man leichter sieht.',

  'article.swordfish.what': 'In drei Zeilen liegen alle Plätze einer Ziffer in denselben drei Spalten; jede Zeile hat zwei davon oder alle drei. Zeilen und Spalten sind vertauschbar.',
  'article.swordfish.why': 'Jede Zeile hat die Ziffer in einer der drei Spalten, jede in einer anderen. Also sind alle drei versorgt, und die Ziffer entfällt in ihren anderen Zellen.',
  'article.swordfish.how': 'Markieren Sie für eine Ziffer die Zeilen mit zwei oder drei Plätzen, und suchen Sie drei, denen drei Spalten genügen. Nicht alle neun Kreuzungen müssen den Kandidaten haben.',

  'article.jellyfish.what': 'In vier Zeilen liegen alle Plätze einer Ziffer in denselben vier Spalten; jede Zeile hat zwei bis vier davon. Zeilen und Spalten sind vertauschbar.',
  'article.jellyfish.why': 'Jede Zeile hat die Ziffer in einer der vier Spalten, jede in einer anderen. Also sind alle vier versorgt, und die Ziffer entfällt in ihren anderen Zellen.',
  'article.jellyfish.how': 'Suchen Sie bei Ziffern, die einmal oder gar nicht gesetzt sind. Fehlt die Ziffer in sieben Zeilen oder weniger, leistet ein kleinerer Fisch in der anderen Richtung dasselbe.',

  'article.rule-interaction.what': 'Aus einem Kandidaten folgt in höchstens vier Schlüssen ein Widerspruch, durch eine oder zwei Regeln und das, was sie über eine Zelle oder ein Haus sagen.',
  'article.rule-interaction.why': 'Jeder Schluss beruht auf dem Kandidaten, den Regeln und den Schlüssen davor. Da der letzte unmöglich ist, ist es auch der Kandidat.',
  'article.rule-interaction.how': 'Beginnen Sie, wo zwei Regeln Zellen oder ein Haus gemeinsam haben, und prüfen Sie einen Kandidaten, der beide einschränkt. Braucht es dafür Notizen, ist es ein Forcing Net.',

  'article.remote-pair.what': 'Vier oder mehr Zellen haben dieselben zwei Kandidaten und bilden eine Kette, in der jede die nächste sieht.',
  'article.remote-pair.why': 'Die Ziffern wechseln sich in der Kette ab. Zwei Zellen mit einer ungeraden Zahl von Links dazwischen enthalten also beide; eine Zelle, die zwei solche Zellen sieht, kann keine davon enthalten.',
  'article.remote-pair.how': 'Markieren Sie alle Zellen mit demselben Paar, und färben Sie sie in der Kette abwechselnd. Nur Zellen verschiedener Farbe zählen; zwei von derselben Farbe enthalten dieselbe Ziffer.',

  'article.skyscraper.what': 'Eine Ziffer hat in zwei Zeilen je zwei Plätze. Je einer liegt in einer gemeinsamen Spalte, die anderen in verschiedenen. Zeilen und Spalten sind vertauschbar.',
  'article.skyscraper.why': 'Die zwei Plätze in der gemeinsamen Spalte sind nicht beide wahr, also ist es einer der beiden anderen. Die Ziffer entfällt in jeder Zelle, die diese beiden sieht.',
  'article.skyscraper.how': 'Suchen Sie einen X-Wing, bei dem eine Ecke verrutscht ist. Die Zellen, die beide losen Enden sehen, liegen meist in den Blöcken dieser Enden.',

  'article.two-string-kite.what': 'Eine Ziffer hat zwei Plätze in einer Zeile und zwei in einer Spalte. Je einer liegt im selben Block, in verschiedenen Zellen.',
  'article.two-string-kite.why': 'Die zwei Plätze im Block sind nicht beide wahr, also ist es eines der beiden fernen Enden. Die Ziffer entfällt in der Zelle, die beide Enden sieht.',
  'article.two-string-kite.how': 'Markieren Sie für eine Ziffer Zeilen und Spalten mit zwei Plätzen, und suchen Sie einen Block, in dem sich eine Zeile und eine Spalte treffen. Wo sich die Linien quer durch die fernen Enden kreuzen, entfällt sie.',

  'article.turbot-fish.what': 'Zwei starke Links einer Ziffer, von denen ein Ende des einen ein Ende des anderen sieht. Einer liegt meist in einem Block; zwei in Linien sind meist ein Wolkenkratzer oder ein Two-String-Kite.',
  'article.turbot-fish.why': 'Die zwei Enden, die einander sehen, sind nicht beide wahr, also ist es eines der beiden anderen. Die Ziffer entfällt in jeder Zelle, die diese beiden sieht.',
  'article.turbot-fish.how': 'Markieren Sie für eine Ziffer alle Häuser mit zwei Plätzen, auch Blöcke. Welche Links berühren sich, und wo sehen ihre äußeren Enden dieselbe Zelle?',

  'article.empty-rectangle.what': 'In einem Block liegen alle Plätze einer Ziffer, drei oder mehr, in einer Zeile und einer Spalte, die sich dort kreuzen. Ein Ende eines starken Links außerhalb liegt in dieser Zeile oder Spalte.',
  'article.empty-rectangle.why': 'Eine Zelle sehe den anderen Arm des Kreuzes und das ferne Ende des Links. Stünde die Ziffer dort, wäre das ferne Ende falsch und das nahe wahr; beide Arme schieden aus, und der Block hätte keinen Platz mehr.',
  'article.empty-rectangle.how': 'Suchen Sie Blöcke, in denen eine Ziffer ein Kreuz oder ein L bildet, und folgen Sie dessen Linien zu einem starken Link. Die Ziffer entfällt, wo der andere Arm die Linie des fernen Endes trifft.',

  'article.y-wing.what': 'Drei Zellen mit zwei Kandidaten: Ein Scharnier wie 12 sieht zwei Zangen, 13 und 23.',
  'article.y-wing.why': 'Ist das Scharnier 1, so ist die erste Zange 3; ist es 2, so ist es die zweite. Also ist eine Zange 3, und die 3 entfällt in jeder Zelle, die beide sieht.',
  'article.y-wing.how': 'Nehmen Sie jede Zelle mit zwei Kandidaten als Scharnier, und suchen Sie in ihren Häusern zu jedem davon eine Zange. Das Scharnier zu sehen genügt nicht: Es zählt, was beide Zangen sieht.',

  'article.w-wing.what': 'Zwei Zellen haben dieselben zwei Kandidaten, etwa 12, und sehen einander nicht. Von einem starken Link der 1 anderswo sieht jedes Ende eine der Zellen.',
  'article.w-wing.why': 'Ein Ende des Links ist 1, also ist die Zelle, die es sieht, nicht 1, sondern 2. Eine der zwei Zellen ist also 2, und die 2 entfällt in jeder Zelle, die beide sieht.',
  'article.w-wing.how': 'Suchen Sie gleiche Zellen mit zwei Kandidaten, dann ein Haus, in dem eine der Ziffern zwei Plätze hat, in Sicht je einer der Zellen. Es entfällt die andere Ziffer, nicht die des Links.',

  'article.xyz-wing.what': 'Ein Scharnier mit drei Kandidaten, etwa 123, sieht zwei Zangen, 13 und 23.',
  'article.xyz-wing.why': 'Das Scharnier ist 3, oder es ist 1 und die erste Zange 3, oder es ist 2 und die zweite 3. Eine der drei Zellen ist also 3, und die 3 entfällt in jeder Zelle, die alle drei sieht.',
  'article.xyz-wing.how': 'Das Scharnier teilt mit einer Zange den Block und mit der anderen eine Linie. Im klassischen Gitter sehen nur die Zellen alle drei, in denen diese Linie den Block kreuzt; sehen Sie also dort nach.',

  'article.unique-rectangle-1.what': 'Vier leere Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken. Drei haben nur dieselben zwei Kandidaten, die vierte hat weitere.',
  'article.unique-rectangle-1.why': 'Wäre die vierte eine der beiden Ziffern, ließen sich diese in allen vier Zellen tauschen, und es gäbe eine zweite Lösung. Bei eindeutiger Lösung ist sie also keine davon.',
  'article.unique-rectangle-1.how': 'Suchen Sie in einer Linie zwei gleiche Zellen mit zwei Kandidaten, und ergänzen Sie sie zum Rechteck. Es muss in genau zwei Blöcken liegen, und keine seiner Zellen darf vorgegeben sein.',

  'article.unique-rectangle-2.what': 'Ein Rechteck in zwei Blöcken: Zwei Ecken in einer Linie haben nur dieselben zwei Kandidaten, die beiden anderen dazu denselben dritten.',
  'article.unique-rectangle-2.why': 'Ohne die dritte Ziffer ließen sich die beiden tauschen, und es gäbe eine zweite Lösung. Also enthält eine der zwei Ecken sie, und sie entfällt in jeder Zelle, die beide sieht.',
  'article.unique-rectangle-2.how': 'Suchen Sie ein nacktes Paar und in einer parallelen Linie zwei Zellen, die dieselbe dritte Ziffer dazu haben. Prüfen Sie diese Ziffer in deren Linie und gegebenenfalls in deren Block.',

  'article.unique-rectangle-3.what': 'Ein Rechteck in zwei Blöcken: Zwei Ecken in einer Linie haben nur dieselben zwei Kandidaten, die beiden anderen weitere. Diese bilden mit anderen Zellen eines gemeinsamen Hauses eine nackte Menge.',
  'article.unique-rectangle-3.why': 'Eine der zwei Ecken enthält eine weitere Ziffer, sonst gäbe es zwei Lösungen. Beide zählen also als eine Zelle mit diesen Ziffern, und die Ziffern der nackten Menge entfallen in Zellen, die sie ganz sehen.',
  'article.unique-rectangle-3.how': 'Schreiben Sie die weiteren Ziffern beider Ecken wie die einer Zelle auf, und suchen Sie in deren Linie oder Block eine Zelle mit demselben Paar oder einen Dreier.',

  'article.unique-rectangle-4.what': 'Ein Rechteck in zwei Blöcken: Zwei Ecken in einer Linie haben nur dieselben zwei Kandidaten. Eine dieser Ziffern hat in einem Haus der beiden anderen Ecken nur dort Platz.',
  'article.unique-rectangle-4.why': 'Eine dieser Ecken enthält diese Ziffer. Enthielte die andere die zweite Ziffer, ließen sich beide tauschen, und es gäbe eine zweite Lösung. Also entfällt die zweite in beiden.',
  'article.unique-rectangle-4.how': 'Prüfen Sie für die Ecken mit weiteren Kandidaten, ob eine der zwei Ziffern in deren Linie oder Block noch andere Plätze hat. Hat sie keine, bleibt sie, und die andere entfällt.',

  'article.unique-rectangle-5.what': 'Ein Rechteck in zwei Blöcken: Gegenüberliegende Ecken, oder drei, haben außer den beiden Ziffern denselben dritten Kandidaten. Die anderen haben nur die beiden.',
  'article.unique-rectangle-5.why': 'Ohne die dritte Ziffer ließen sich die beiden tauschen, und es gäbe eine zweite Lösung. Also enthält eine dieser Ecken sie, und sie entfällt in jeder Zelle, die alle davon sieht.',
  'article.unique-rectangle-5.how': 'Es ist Typ 2 über die Diagonale. Suchen Sie Zellen, die alle Ecken mit der dritten Ziffer sehen: meist im Block der einen und in einer Linie mit der anderen.',

  'article.unique-rectangle-6.what': 'Ein Rechteck in zwei Blöcken: Zwei gegenüberliegende Ecken haben nur dieselben zwei Kandidaten. In beiden Zeilen, oder beiden Spalten, hat eine dieser Ziffern außerhalb des Rechtecks keinen Platz.',
  'article.unique-rectangle-6.why': 'Stünde diese Ziffer in einer der anderen Ecken, dann in beiden, und die zweite in den ersten beiden: Sie ließen sich tauschen, und es gäbe eine zweite Lösung. Also entfällt sie in den anderen und steht in den ersten beiden.',
  'article.unique-rectangle-6.how': 'Suchen Sie gleiche Zellen mit zwei Kandidaten in gegenüberliegenden Ecken und einen X-Wing einer der Ziffern in den vier Zellen. Wahr ist sie dort, wo es keine weiteren Kandidaten gibt.',

  'article.hidden-rectangle.what': 'Ein Rechteck in zwei Blöcken, von dem eine Ecke nur zwei Kandidaten hat. In der Zeile und der Spalte der Ecke gegenüber hat eine dieser Ziffern außerhalb des Rechtecks keinen Platz.',
  'article.hidden-rectangle.why': 'Wäre die Ecke gegenüber die zweite Ziffer, so wären die Ecken neben ihr die erste und die Ecke mit zwei Kandidaten die zweite. Beide ließen sich tauschen, und es gäbe eine zweite Lösung; also ist sie nicht die zweite.',
  'article.hidden-rectangle.how': 'Beginnen Sie bei einer Zelle mit zwei Kandidaten, gehen Sie zur Ecke gegenüber, und zählen Sie die Plätze beider Ziffern in deren Zeile und Spalte. Die beschränkte Ziffer bleibt, die andere entfällt.',

  'article.avoidable-rectangle-1.what': 'Ein Rechteck in zwei Blöcken, keine Ecke vorgegeben. Drei Ecken sind gelöst, und zwei gegenüberliegende davon sind gleich.',
  'article.avoidable-rectangle-1.why': 'Stünde in der vierten Ecke die Ziffer der Ecke gegenüber, ließen sich beide Ziffern tauschen, ohne eine vorgegebene zu berühren, und es gäbe eine zweite Lösung. Also entfällt sie dort.',
  'article.avoidable-rectangle-1.how': 'Halten Sie vorgegebene und selbst gesetzte Ziffern auseinander, und ergänzen Sie drei gesetzte zum Rechteck. Schon eine vorgegebene Ecke macht es ungültig.',

  'article.avoidable-rectangle-2.what': 'Ein Rechteck in zwei Blöcken, keine Ecke vorgegeben. Zwei Ecken sind gelöst; jede andere hat die Ziffer, mit der das Rechteck tauschbar würde, und dieselbe weitere.',
  'article.avoidable-rectangle-2.why': 'Enthielten beide die ergänzenden Ziffern, ließen sich die zwei tauschen, ohne eine vorgegebene zu berühren: eine zweite Lösung. Also enthält eine die weitere Ziffer, und die entfällt in jeder Zelle, die beide sieht.',
  'article.avoidable-rectangle-2.how': 'Suchen Sie zwei verschiedene gesetzte Ziffern in einer Linie oder zwei gleiche in gegenüberliegenden Ecken, dann in den offenen Ecken dieselbe dritte Ziffer. Keine der vier darf vorgegeben sein.',

  'article.unique-loop.what': 'Ein Ring aus sechs oder mehr Zellen, die alle dieselben zwei Kandidaten haben. Nachbarn teilen ein Haus, und jede Zeile, jede Spalte und jeder Block hat zwei der Zellen oder keine. Wenige haben weitere Kandidaten.',
  'article.unique-loop.why': 'Mit den beiden Ziffern allein wechselten sie sich im Ring ab und ließen sich tauschen: eine zweite Lösung. Also ist ein weiterer Kandidat wahr, und es folgt dasselbe wie bei Rechtecken der Typen 1 bis 4.',
  'article.unique-loop.how': 'Gehen Sie über Zeile, Spalte oder Block von Zelle zu Zelle mit demselben Paar, bis Sie zurück sind. Zählen Sie dann in jedem Haus nach: Eine oder drei Zellen verderben die Schleife.',

  'article.extended-rectangle.what': 'Zwei parallele Linien kreuzen drei andere in zwei oder drei Blöcken. Mindestens vier der sechs Zellen haben nur dieselben drei Ziffern als Kandidaten.',
  'article.extended-rectangle.why': 'Mit den drei Ziffern allein hätte jede der beiden Linien dort alle drei, und die Linien ließen sich tauschen: eine zweite Lösung. Also ist ein weiterer Kandidat wahr, wie bei den Typen 1 bis 3.',
  'article.extended-rectangle.how': 'Suchen Sie zwei Linien, in denen drei Paare gegenüberliegender Zellen nur dieselben drei Ziffern haben. Nicht jede Zelle braucht alle drei.',

  'article.bug+1.what': 'Alle leeren Zellen haben zwei Kandidaten, nur eine hat drei. Eine Ziffer dieser Zelle hat in jedem ihrer Häuser drei Plätze; sonst hat jede fehlende Ziffer in jedem Haus zwei.',
  'article.bug+1.why': 'Ohne diesen Kandidaten machte ein Tausch der beiden Kandidaten in allen Zellen aus einer Lösung eine andere, und es gäbe nicht genau eine. Also ist er wahr.',
  'article.bug+1.how': 'Suchen Sie gegen Ende die einzige Zelle mit drei Kandidaten, und setzen Sie den, der in ihrer Zeile, ihrer Spalte und ihrem Block dreimal vorkommt. Prüfen Sie vorher, dass es keine zweite solche Zelle gibt.',

  'article.finned-x-wing.what': 'Ein X-Wing, nur haben die Zeilen im Block einer Ecke weitere Plätze der Ziffer, die Flossen. Zeilen und Spalten sind vertauschbar.',
  'article.finned-x-wing.why': 'Entweder ist eine Flosse wahr, oder alle sind falsch, und der X-Wing gilt. Also entfällt die Ziffer in den Zellen, die der X-Wing räumen würde und die auch jede Flosse sehen.',
  'article.finned-x-wing.how': 'Verbinden Sie eine Zeile mit zwei Plätzen und eine mit drei oder vier: Liegt der Überschuss im Block einer Ecke? Nur Zellen dieses Blocks in der Spalte der Ecke verlieren die Ziffer.',

  'article.sashimi-x-wing.what': 'Ein X-Wing mit Flossen, dem eine Ecke fehlt: Außer den Flossen hat eine Zeile nur einen einzigen Platz. Zeilen und Spalten sind vertauschbar.',
  'article.sashimi-x-wing.why': 'Sind alle Flossen falsch, ist dieser Platz wahr, und die andere Zeile nimmt die zweite Spalte: Beide sind versorgt. Ist eine Flosse wahr, verlieren die Zellen, die sie sehen, die Ziffer. Also entfällt sie in Zellen der Spalten, die jede Flosse sehen.',
  'article.sashimi-x-wing.how': 'Suchen Sie einen X-Wing, dem eine Ecke fehlt, mit Flossen in deren Block. Mit einer einzigen Flosse ist es ein Wolkenkratzer.',

  'article.simple-colouring-trap.what': 'Starke Links einer Ziffer verbinden ihre Plätze zu einem Netz, abwechselnd in zwei Farben. Ein Platz ohne Farbe sieht einen von jeder Farbe.',
  'article.simple-colouring-trap.why': 'Von jedem starken Link ist ein Ende wahr und das andere falsch, also ist eine Farbe ganz wahr und die andere ganz falsch. Wie auch immer: Der Platz ohne Farbe sieht einen wahren und ist falsch.',
  'article.simple-colouring-trap.how': 'Markieren Sie für eine Ziffer alle Häuser mit zwei Plätzen, und färben Sie daran entlang. Häuser mit drei oder mehr Plätzen geben die Farbe nicht weiter.',

  'article.simple-colouring-wrap.what': 'Starke Links einer Ziffer verbinden ihre Plätze, abwechselnd in zwei Farben. Zwei derselben Farbe sehen einander, oder eine Farbe sieht alle Plätze der Ziffer in einem Haus.',
  'article.simple-colouring-wrap.why': 'Eine Farbe ist ganz wahr, die andere ganz falsch. Diese brächte die Ziffer zweimal in ein Haus oder ließe ein Haus ohne sie; also ist sie falsch, und die andere ist wahr.',
  'article.simple-colouring-wrap.how': 'Färben Sie, so weit die starken Links reichen, und prüfen Sie jedes Haus auf zwei Plätze einer Farbe. Anders als die Falle entscheidet dies alle gefärbten Zellen auf einmal.',

  'article.multi-colours.what': 'Zwei getrennte Netze starker Links einer Ziffer, je in zwei Farben, A und B, C und D. Ein Platz in A sieht einen Platz in C.',
  'article.multi-colours.why': 'A und C sind nicht beide wahr, also ist es B oder D. Ein Kandidat, der B und D sieht, ist falsch. Sieht A sowohl C als auch D, ist A falsch und B wahr.',
  'article.multi-colours.how': 'Bringt ein Netz nichts, färben Sie ein zweites, und suchen Sie ein Haus, in dem sich beide treffen. Gestrichen wird bei den beiden Gegenfarben, nicht am Treffpunkt.',

  'article.finned-swordfish.what': 'Ein Schwertfisch, nur haben eine oder mehrere der drei Zeilen weitere Plätze der Ziffer, die Flossen, alle in einem Block. Jede Zeile hat mindestens zwei Plätze in den drei Spalten.',
  'article.finned-swordfish.why': 'Entweder ist eine Flosse wahr, oder alle sind falsch, und der Schwertfisch gilt. Also entfällt die Ziffer in den Zellen, die der Schwertfisch räumen würde und die auch jede Flosse sehen.',
  'article.finned-swordfish.how': 'Suchen Sie drei Zeilen, denen bis auf Plätze in einem einzigen Block drei Spalten genügen. Gestrichen wird in diesem Block, in einer der Spalten, außerhalb der drei Zeilen.',

  'article.sashimi-swordfish.what': 'Ein Schwertfisch mit Flossen in einem Block, bei dem eine der drei Zeilen außer den Flossen nur einen einzigen Platz in den drei Spalten hat.',
  'article.sashimi-swordfish.why': 'Sind alle Flossen falsch, brauchen die drei Zeilen weiterhin je eine der drei Spalten und belegen alle. Ist eine Flosse wahr, verlieren die Zellen, die sie sehen, die Ziffer. Also entfällt sie in Zellen der Spalten, die jede Flosse sehen.',
  'article.sashimi-swordfish.how': 'Beginnen Sie bei den Flossen: eine Zeile mit einem Platz und den übrigen in einem Block, dazu zwei Zeilen für drei Spalten. Dass einer Zeile nur ein Platz bliebe, schadet nicht.',

  'article.finned-jellyfish.what': 'Eine Qualle, nur haben eine oder mehrere der vier Zeilen weitere Plätze der Ziffer, die Flossen, alle in einem Block. Jede Zeile hat mindestens zwei Plätze in den vier Spalten.',
  'article.finned-jellyfish.why': 'Entweder ist eine Flosse wahr, oder alle sind falsch, und die Qualle gilt. Also entfällt die Ziffer in den Zellen, die die Qualle räumen würde und die auch jede Flosse sehen.',
  'article.finned-jellyfish.how': 'Suchen Sie vier Zeilen, denen bis auf Plätze in einem einzigen Block vier Spalten genügen. Prüfen Sie zuerst kleinere Fische in beiden Richtungen: Sie leisten oft dasselbe.',

  'article.sashimi-jellyfish.what': 'Eine Qualle mit Flossen in einem Block, bei der eine der vier Zeilen außer den Flossen nur einen einzigen Platz in den vier Spalten hat.',
  'article.sashimi-jellyfish.why': 'Sind alle Flossen falsch, brauchen die vier Zeilen weiterhin je eine der vier Spalten und belegen alle. Ist eine Flosse wahr, verlieren die Zellen, die sie sehen, die Ziffer. Also entfällt sie in Zellen der Spalten, die jede Flosse sehen.',
  'article.sashimi-jellyfish.how': 'Suchen Sie wie nach einer Qualle mit Flosse, und lassen Sie Zeilen mit nur einem Platz außerhalb des Blocks der Flossen zu. Gestrichen wird nur in diesem Block.',

  'article.sue-de-coq.what': 'Zwei oder drei Zellen, in denen sich eine Linie und ein Block kreuzen, haben mindestens zwei Ziffern mehr als Zellen. Mit Zellen aus dem Rest der Linie und dem Rest des Blocks, die keine Ziffer teilen, sind es gleich viele.',
  'article.sue-de-coq.why': 'Keine Ziffer passt zweimal hinein: Kreuzung und Linienteil liegen in der Linie, Kreuzung und Blockteil im Block, und die beiden Teile teilen keine. Also steht jede einmal da; die dem Blockteil fehlen, entfallen in der übrigen Linie, die dem Linienteil fehlen, im übrigen Block.',
  'article.sue-de-coq.how': 'Suchen Sie Kreuzungen mit zwei Zellen aus vier Ziffern oder drei aus fünf, dann je eine Zelle mit zwei Kandidaten in der Linie und im Block, die davon verschiedene Ziffern nehmen.',

  'article.firework.what': 'Eine Zeile und eine Spalte kreuzen sich in einem Block. Außerhalb davon hat jede von drei Ziffern in der Zeile nur in einer Zelle Platz und in der Spalte nur in einer: in denselben zwei Flügeln für alle drei.',
  'article.firework.why': 'Eine Ziffer, die in keinem Flügel steht, steht für beide Linien im Block, der sie nur einmal hat: also auf der Kreuzung. Die drei Ziffern brauchen diese drei Zellen, und alle anderen Kandidaten entfallen dort.',
  'article.firework.how': 'Suchen Sie Linien, deren zwei Blöcke außerhalb für mehrere Ziffern nur eine Zelle haben, und verbinden Sie eine Zeile mit einer Spalte. Nicht jede Ziffer muss in alle drei Zellen passen.',

  'article.wxyz-wing.what': 'Vier Zellen in zwei sich kreuzenden Häusern, einige davon in beiden, haben zusammen vier Ziffern. Für jede Ziffer bis auf eine sehen ihre Plätze darin einander.',
  'article.wxyz-wing.why': 'Jede davon steht dort höchstens einmal, sie füllen also höchstens drei Zellen. Die vierte enthält die übrige Ziffer, die in jeder Zelle entfällt, die alle ihre Plätze sieht. Gibt es keine übrige, gilt das für jede.',
  'article.wxyz-wing.how': 'Beginnen Sie bei einer Zelle mit zwei bis vier Kandidaten, wo sich Linie und Block treffen, und fügen Sie aus beiden Zellen mit zwei hinzu. Nur eine Ziffer darf Plätze haben, die einander nicht sehen.',

  'article.medusa-trap.what': 'Starke Links aller Ziffern und Zellen mit zwei Kandidaten verbinden Kandidaten zu einem Netz, abwechselnd in zwei Farben. Ein Kandidat ohne Farbe sieht beide Farben.',
  'article.medusa-trap.why': 'Eine Farbe ist ganz wahr, die andere ganz falsch. Der Kandidat sieht in jedem Fall einen wahren: in seiner Zelle, oder seine Ziffer in einem Haus. Also ist er falsch.',
  'article.medusa-trap.how': 'Beginnen Sie bei einer Zelle mit zwei Kandidaten, und färben Sie Kandidaten, nicht Zellen. Suchen Sie Zellen mit beiden Farben, die den Rest verlieren, und Kandidaten mit einer Farbe in der Zelle und der anderen in Sicht.',

  'article.medusa-wrap.what': 'Ein Netz von Kandidaten wie bei der Falle. Zwei einer Farbe stehen in derselben Zelle oder sind dieselbe Ziffer in einem Haus; oder eine Farbe schließt alle Kandidaten einer Zelle oder alle Plätze einer Ziffer in einem Haus aus.',
  'article.medusa-wrap.why': 'Eine Farbe ist ganz wahr, die andere ganz falsch. Diese führt zu einem Widerspruch, also ist sie falsch, und alle Kandidaten der anderen Farbe sind wahr.',
  'article.medusa-wrap.how': 'Ist das Netz gefärbt, prüfen Sie Zellen auf zwei Kandidaten einer Farbe, dann Häuser auf eine Ziffer zweimal, dann Zellen und Häuser, die eine Farbe leeren würde.',

  'article.x-cycle.what': 'Starke und schwache Links einer Ziffer schließen sich abwechselnd zum Ring: Entweder wechseln sie rundum, oder an einem Platz treffen sich zwei starke.',
  'article.x-cycle.why': 'Wechseln sie rundum, ist von jedem Link genau ein Ende wahr, und ein Platz, der beide Enden eines schwachen Links sieht, ist falsch. Wo sich zwei starke treffen, folgt der Platz aus seinem Gegenteil und ist wahr.',
  'article.x-cycle.how': 'Färben Sie die starken Links einer Ziffer, und verbinden Sie ihre Enden über Häuser. Ein starker Link darf als schwacher dienen, aber nicht umgekehrt.',

  'article.x-chain.what': 'Starke und schwache Links einer Ziffer führen abwechselnd von einem Platz zu einem anderen. Der erste und der letzte Link sind stark.',
  'article.x-chain.why': 'Ist der erste Platz falsch, führen die Links zum letzten, der dann wahr ist. Also ist eines der beiden Enden wahr, und die Ziffer entfällt in jeder Zelle, die beide sieht.',
  'article.x-chain.how': 'Gehen Sie von starkem Link zu starkem Link, wie beim Turbot Fish, der kürzesten solchen Kette. Es zählt, was beide Enden sehen, nicht, was dazwischen liegt.',

  'article.xy-chain.what': 'Eine Kette von Zellen mit zwei Kandidaten, von denen jede die nächste sieht und mit ihr die Ziffer teilt, die weiterführt. Die erste und die letzte Zelle haben außen dieselbe Ziffer.',
  'article.xy-chain.why': 'Ist die erste Zelle nicht diese Ziffer, so ist sie ihre andere, die nächste ist diese dann nicht, und so weiter: Die letzte ist die Ziffer. Also ist es ein Ende, und sie entfällt in jeder Zelle, die beide sieht.',
  'article.xy-chain.how': 'Markieren Sie alle Zellen mit zwei Kandidaten, wählen Sie in einer eine Ziffer, und gehen Sie mit der anderen weiter. Jeder Schritt muss die Ziffer wechseln; drei Zellen sind ein Y-Wing.',

  'article.bent-set-of-five.what': 'Fünf Zellen in zwei sich kreuzenden Häusern, einige davon in beiden, haben zusammen fünf Ziffern. Für jede Ziffer bis auf eine sehen ihre Plätze darin einander.',
  'article.bent-set-of-five.why': 'Jede davon steht dort höchstens einmal, sie füllen also höchstens vier Zellen. Die fünfte enthält die übrige Ziffer, die in jeder Zelle entfällt, die alle ihre Plätze sieht. Gibt es keine übrige, gilt das für jede.',
  'article.bent-set-of-five.how': 'Suchen Sie wie nach einem WXYZ-Wing mit einer Zelle mehr: eine Linie und einen Block mit Zellen aus wenigen Kandidaten und eine Ziffer, die beide abseits der Kreuzung haben.',

  'article.aic.what': 'Eine Kette abwechselnd starker und schwacher Links durch beliebige Ziffern und Zellen, auch nach Regeln von Varianten. Sie beginnt und endet mit einem starken Link oder schließt sich zum Ring.',
  'article.aic.why': 'Ist der erste Kandidat falsch, so ist der letzte wahr; also ist es einer von beiden, und was beide sieht, ist falsch. Im Ring ist von jedem Link genau ein Ende wahr, also ist falsch, was beide Enden eines Links sieht.',
  'article.aic.how': 'Beginnen Sie mit einem starken Link, in einer Zelle mit zwei Kandidaten oder einem Haus mit zwei Plätzen, und gehen Sie abwechselnd schwach und stark weiter. Prüfen Sie nach jedem starken Link, was beide Enden sehen.',

  'article.grouped-aic.what': 'Eine Kette abwechselnd starker und schwacher Links, die auch durch Gruppen führt: zwei oder drei Plätze einer Ziffer, wo sich eine Linie und ein Block kreuzen, als einer genommen.',
  'article.grouped-aic.why': 'Eine Gruppe ist wahr, wenn es einer ihrer Plätze ist. Sind alle anderen Plätze des Hauses falsch, ist sie wahr, und was alle ihre Plätze sieht, ist falsch. Die Links wirken also wie bei einzelnen Kandidaten.',
  'article.grouped-aic.how': 'Hat eine Ziffer in einer Linie nur in zwei Blöcken Platz oder in einem Block nur in zwei Linien, so verbindet ein starker Link zwei Gruppen. Ein schwacher Link muss alle Plätze der Gruppe sehen.',

  'article.als-xz.what': 'Zwei fast gesperrte Mengen, jede mit einer Ziffer mehr als Zellen, teilen eine eingeschränkte gemeinsame Ziffer: Alle ihre Plätze in der einen sehen alle in der anderen. Sie teilen noch eine Ziffer.',
  'article.als-xz.why': 'Die eingeschränkte Ziffer steht nicht in beiden Mengen. Die Menge ohne sie enthält alle ihre anderen, auch die weitere gemeinsame; diese entfällt in jeder Zelle, die alle ihre Plätze in beiden sieht.',
  'article.als-xz.how': 'Eine Zelle mit zwei Kandidaten ist die kleinste solche Menge; suchen Sie dazu zwei oder drei Zellen in einem kreuzenden Haus. Mit zwei eingeschränkten Ziffern sind beide Mengen gesperrt, und mehr entfällt.',

  'article.als-xy-wing.what': 'Drei fast gesperrte Mengen, jede mit einer Ziffer mehr als Zellen. Die mittlere hat mit jeder der anderen eine eingeschränkte gemeinsame Ziffer, nicht dieselbe; die äußeren teilen eine weitere.',
  'article.als-xy-wing.why': 'Der mittleren Menge fehlt nur eine Ziffer, also nimmt sie einer äußeren eine eingeschränkte weg. Diese enthält dann alle ihre anderen, und die weitere gemeinsame entfällt in Zellen, die alle ihre Plätze in beiden sehen.',
  'article.als-xy-wing.how': 'Es ist ein Y-Wing mit Mengen statt Zellen. Wählen Sie eine mittlere Menge, suchen Sie in ihren Häusern Mengen mit einer eingeschränkten gemeinsamen Ziffer, und vergleichen Sie die beiden äußeren.',

  'article.siamese-fish.what': 'Zwei Fische mit Flossen einer Ziffer in denselben Zeilen: Mit der einen Wahl der Spalten sind diese Plätze Flossen, mit der anderen jene. Zeilen und Spalten sind vertauschbar.',
  'article.siamese-fish.why': 'Jeder der beiden ist für sich ein Fisch mit Flossen und streicht, was seine Spalten und Flossen erlauben. Zusammen streichen sie, was beide streichen.',
  'article.siamese-fish.how': 'Haben Sie einen Fisch mit Flosse, tauschen Sie die Flosse und die Ecke in ihrem Block: Ergibt sich ein zweiter Fisch? Das spart einen Schritt, bringt aber nichts Neues.',

  'article.dual-two-string-kite.what': 'Zwei Two-String-Kites einer Ziffer, die sich in denselben zwei Zellen eines Blocks treffen: Jede dieser Zellen hat einen starken Link in ihrer Zeile und einen in ihrer Spalte.',
  'article.dual-two-string-kite.why': 'Jeder gilt für sich: Die zwei Zellen im Block sind nicht beide wahr, also ist es eines seiner fernen Enden. Jeder streicht die Ziffer in den Zellen, die seine beiden fernen Enden sehen.',
  'article.dual-two-string-kite.how': 'Haben Sie einen Two-String-Kite, sehen Sie auf die andere Linie jeder der zwei Zellen im Block. Hat die Ziffer auch dort je zwei Plätze, gibt es einen zweiten.',

  'article.dual-empty-rectangle.what': 'Zwei Leere Rechtecke einer Ziffer im selben Block, jedes mit einem eigenen starken Link oder beide mit demselben, von je einem Ende aus.',
  'article.dual-empty-rectangle.why': 'Jedes gilt für sich: Stünde die Ziffer in der Zelle, die sie verliert, bliebe dem Block kein Platz. Zusammen streichen sie, was beide streichen.',
  'article.dual-empty-rectangle.how': 'Haben Sie ein Leeres Rechteck, prüfen Sie das andere Ende des Links und weitere Links an beiden Armen. Zwei Plätze im Block genügen hier, einer je Arm.',

  'article.als-xy-chain.what': 'Vier oder mehr fast gesperrte Mengen in einer Reihe, jede mit einer eingeschränkten gemeinsamen Ziffer zur nächsten; je zwei aufeinanderfolgende davon sind verschieden. Die erste und die letzte teilen eine weitere Ziffer.',
  'article.als-xy-chain.why': 'Fehlt der ersten Menge die weitere Ziffer, enthält sie ihre eingeschränkte; der nächsten fehlt diese, also enthält sie die folgende, und so weiter bis zur letzten, die die weitere enthält. Also enthält eine von beiden sie.',
  'article.als-xy-chain.how': 'Beginnen Sie mit kleinen Mengen, und gehen Sie von Menge zu Menge wie in einer XY-Kette, die einzelne Zellen hat. Nur was die beiden Enden teilen, entfällt, und zwar in Zellen, die alle Plätze in beiden sehen.',

  'article.death-blossom.what': 'Eine Zelle als Stiel und zu jedem ihrer Kandidaten eine fast gesperrte Menge, ein Blütenblatt: Der Stiel sieht alle Plätze des Kandidaten darin. Alle Blütenblätter teilen eine weitere Ziffer.',
  'article.death-blossom.why': 'Welchen Kandidaten der Stiel auch nimmt, einem Blütenblatt fehlt dieser, und es enthält alle anderen. Ein Blütenblatt hat also die weitere Ziffer, und sie entfällt in jeder Zelle, die alle ihre Plätze in allen sieht.',
  'article.death-blossom.how': 'Wählen Sie einen Stiel mit zwei oder drei Kandidaten, und suchen Sie in seinen Häusern zu jedem ein Blütenblatt. Die gemeinsame Ziffer darf nicht die sein, die Stiel und Blütenblatt verbindet.',

  'article.als-aic.what': 'Eine Kette abwechselnd starker und schwacher Links, die auch durch fast gesperrte Mengen führt, etwa drei Zellen eines Hauses mit zusammen vier Ziffern.',
  'article.als-aic.why': 'Fehlt einer fast gesperrten Menge eine ihrer Ziffern, enthält sie alle anderen. Also verbindet je zwei ihrer Ziffern ein starker Link, und die Kette gilt wie sonst.',
  'article.als-aic.how': 'Wo eine Kette stockt, suchen Sie zwei oder drei Zellen eines Hauses mit einer Ziffer zu viel, gehen mit einer Ziffer hinein und mit einer anderen hinaus. Ein schwacher Link muss alle Plätze der Ziffer in der Menge sehen.',

  'article.franken-fish.what': 'Ein Fisch mit Blöcken: Die Basis sind etwa Zeilen und Blöcke, und ebenso viele Spalten und Blöcke decken alle Plätze der Ziffer darin ab, vielleicht bis auf Flossen. Zeilen und Spalten sind auf keiner Seite gemischt.',
  'article.franken-fish.why': 'Jedes Haus der Basis braucht die Ziffer, jedes in einem anderen Haus der Abdeckung; also entfällt sie in deren Rest. Mit Flossen ist eine wahr, oder dies gilt; dann entfällt sie nur in Zellen, die alle Flossen sehen.',
  'article.franken-fish.how': 'Nehmen Sie zwei Zeilen oder eine Zeile und einen Block, und suchen Sie Spalten und Blöcke, die alle Plätze der Ziffer enthalten. Ein Platz in zwei Häusern der Basis zählt als Flosse.',

  'article.mutant-fish.what': 'Ein Fisch mit Zeilen und Spalten, vielleicht auch Blöcken, auf derselben Seite, in Basis oder Abdeckung; mit oder ohne Flossen.',
  'article.mutant-fish.why': 'Die Häuser der Basis brauchen die Ziffer in je einer eigenen Zelle, und die Abdeckung hat nur ebenso viele, also wird jedes verbraucht. Mit Flossen ist eine wahr, oder dies gilt; dann entfällt sie nur in Zellen, die alle Flossen sehen.',
  'article.mutant-fish.how': 'Mit dem Auge kaum zu finden: Beginnen Sie mit Häusern mit wenigen Plätzen der Ziffer, und versuchen Sie, diese mit ebenso wenigen anderen abzudecken. Ein Platz in zwei Häusern der Basis zählt als Flosse.',

  'article.coloured-contradiction.what': 'Kandidaten sind wie bei der 3D-Medusa gefärbt. Eine der beiden Farben führt über Einer zu einer Zelle ohne Kandidaten oder einer Ziffer ohne Platz.',
  'article.coloured-contradiction.why': 'Eine der beiden Farben ist ganz wahr. Die, die zum Widerspruch führt, ist es nicht; also sind alle Kandidaten der anderen wahr.',
  'article.coloured-contradiction.how': 'Nehmen Sie ein großes Netz, und tragen Sie eine Farbe dünn mit Bleistift ein, mit allen Einern, die folgen. Geht alles gut, versuchen Sie die andere; dass eine Farbe gut geht, beweist nichts.',

  'article.forcing-chain.what': 'Alle Kandidaten einer Zelle, oder alle Plätze einer Ziffer in einem Haus, führen über Ketten von Links zur selben Folgerung.',
  'article.forcing-chain.why': 'Einer der Kandidaten oder Plätze ist wahr. Da jeder zur Folgerung führt, gilt sie, welcher es auch ist.',
  'article.forcing-chain.how': 'Wählen Sie eine Zelle mit drei Kandidaten oder eine Ziffer mit drei Plätzen, und verfolgen Sie jeden mit einem eigenen Zeichen. Eine Folgerung zählt nur, wenn sie in keinem Fall fehlt.',

  'article.tridagon.what': 'Vier Blöcke an den Ecken eines Rechtecks, in jedem drei Zellen in verschiedenen Zeilen und Spalten. Die zwölf Zellen haben drei Ziffern und wenige andere, die Wächter. Als Reihenfolge der Spalten gelesen, ist ein Block ungerade, oder drei sind es.',
  'article.tridagon.why': 'Mit nur drei Ziffern lässt, was auch im ersten Block steht, seinen Nachbarn je zwei Möglichkeiten, und keine davon lässt eine für den vierten. Also ist ein Wächter wahr, und was alle ausschließen, ist falsch.',
  'article.tridagon.how': 'Suchen Sie drei Ziffern, die alle in vier Blöcken fehlen und dieselben wenigen Zellen haben. Liegen die Zellen von oben nach unten in den Spalten 1, 2, 3, ist ein Block gerade; ein Tausch von zweien macht ihn ungerade.',

  'article.junior-exocet.what': 'Zwei Zellen eines Blocks in einer Linie, die Basis, haben drei oder vier Ziffern. Die zwei anderen Blöcke der Reihe haben je ein Ziel in einer anderen Linie; sein Begleiter, daneben in der dritten, hat keine davon. In den kreuzenden Linien neben der Basis und durch die Ziele hat jede, abgesehen von den Zielen und dem, was die Basis sieht, in höchstens zwei Linien Platz.',
  'article.junior-exocet.why': 'Eine Ziffer, die in der Basis wahr ist, brauchen alle drei kreuzenden Linien. Zwei Linien geben sie höchstens zweien davon, also hat die dritte sie in einem Ziel. Die Ziele enthalten also dieselben zwei Ziffern wie die Basis und verlieren alle anderen.',
  'article.junior-exocet.how': 'Suchen Sie zwei Zellen eines Blocks in einer Linie mit drei oder vier Ziffern, dann Ziele, deren Begleiter gefüllt sind. Zählen Sie die Linien jeder Ziffer; sie dürfen in beide Richtungen laufen.',

  'article.sk-loop.what': 'Zwei Zeilen und zwei Spalten kreuzen sich in vier Blöcken. Die je zwei anderen Zellen jeder Linie in diesen Blöcken bilden einen Ring aus acht Paaren, und seine acht Häuser haben Platz für insgesamt sechzehn Ziffern.',
  'article.sk-loop.why': 'Jeder Kandidat des Rings zählt in einem seiner zwei Häuser, und jede Ziffer passt in ein solches Haus einmal. Das sind gerade sechzehn Ziffern für sechzehn Zellen, also steht jede dort und entfällt im übrigen Haus.',
  'article.sk-loop.how': 'Suchen Sie zwei Zeilen und zwei Spalten, deren Kreuzungen in vier Blöcken vorgegeben sind, mit leeren Zellen daneben. Verteilen Sie die Ziffern jedes Paars der Reihe nach auf seine beiden Häuser.',

  'article.multi-sector-locked-set.what': 'Wo einige Zeilen einige Spalten kreuzen, zählt eine Auswahl von Ziffern einmal je Zeile, jede andere einmal je Spalte. Zusammen sind es so viele wie die offenen Zellen dort.',
  'article.multi-sector-locked-set.why': 'Keine Ziffer kann dort öfter stehen, als sie zählt, und jede Zelle braucht eine. Also steht jede dort und entfällt im Rest ihrer Zeile oder ihrer Spalte.',
  'article.multi-sector-locked-set.how': 'Wählen Sie Ziffern, die in einigen Zeilen oft vorgegeben sind, und zählen Sie, was auf den Kreuzungen mit den anderen Spalten fehlt. Die Zahl muss genau aufgehen; mit einer Ziffer zu viel folgt nichts.',

  'article.forcing-net.what': 'Ein Kandidat wird angenommen und alles, was durch Einer und Regeln folgt, in Runden eingetragen. Es endet in einem Widerspruch; oder alle Fälle einer Zelle, oder einer Ziffer in einem Haus, enden gleich.',
  'article.forcing-net.why': 'Was zu einem Widerspruch führt, ist falsch. Was in allen Fällen folgt, ist wahr, denn einer davon ist es.',
  'article.forcing-net.how': 'Wählen Sie eine Zelle oder Ziffer mit zwei Möglichkeiten, und verfolgen Sie jede in einer eigenen Farbe. Anders als in einer Kette kann ein Schluss auf mehreren beruhen; notieren Sie die Gründe.',

  'article.nested-forcing-net.what': 'Ein Forcing Net, in dem weitere Kandidaten angenommen und ihrerseits widerlegt werden, durch eigene Netze.',
  'article.nested-forcing-net.why': 'Was ein inneres Netz widerlegt, ist falsch, solange die äußere Annahme gilt. Folgt am Ende ein Widerspruch, ist die äußere Annahme selbst falsch.',
  'article.nested-forcing-net.how': 'Auf Papier nur mit einer Kopie des Gitters für jede Annahme. Halten Sie auseinander, was unter der äußeren Annahme gilt und was nur unter der inneren.',

  'article.template-delete.what': 'Eine Schablone ist eine Art, eine Ziffer auf ihren Kandidaten in alle Zeilen, Spalten und Blöcke zu setzen. Ein Kandidat ist in keiner Schablone der Ziffer.',
  'article.template-delete.why': 'Die Lösung verwendet von jeder Ziffer eine Schablone. Ein Kandidat, der in keiner ist, kann nicht dazugehören.',
  'article.template-delete.how': 'Nehmen Sie den Kandidaten an, und versuchen Sie, die Ziffer in alle Häuser zu setzen: Geht es nicht, entfällt er. Eine Schablone mit einer Zelle, die sicher einer anderen Ziffer gehört, zählt nicht.',

  'article.template-set.what': 'Eine Schablone ist eine Art, eine Ziffer auf ihren Kandidaten in alle Zeilen, Spalten und Blöcke zu setzen. Eine Zelle ist in allen Schablonen der Ziffer.',
  'article.template-set.why': 'Die Lösung verwendet von jeder Ziffer eine Schablone. Welche es auch ist, die Zelle enthält die Ziffer.',
  'article.template-set.how': 'Nehmen Sie an, die Zelle sei nicht die Ziffer, und versuchen Sie, diese in alle Häuser zu setzen: Geht es nicht, erhält die Zelle sie. Machbar ist das bei Ziffern, denen wenige Plätze bleiben.',
};
