#!/usr/bin/env python3
"""Makes digits.js and letters.js, the typeface of the grid: parts of Inter (SIL Open Font License 1.1) in WOFF2, as text.

    npm pack @fontsource-variable/inter@5.3.0 && tar xzf fontsource-variable-inter-5.3.0.tgz
    pip install fonttools brotli
    python3 typeface.py package/files/inter-latin-wght-normal.woff2 ../main/web
"""
import base64
import io
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FILES = {'digits': '0123456789:', 'letters': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'}

# Marks, own digits and givens.
WEIGHTS = (400, 700)

UNNEEDED = ['GDEF', 'GPOS', 'GSUB', 'HVAR', 'MVAR', 'STAT', 'gasp']

SCRIPT = '''// {characters} of Inter, copyright 2016 The Inter Project Authors, SIL Open Font License 1.1; made by build/typeface.py.
export default '{data}';
'''


def tabular(font):
    """Digits that are equally wide take the place of the others."""
    features = font['GSUB'].table.FeatureList.FeatureRecord
    lookup = next(record.Feature.LookupListIndex[0] for record in features if record.FeatureTag == 'tnum')
    mapping = {}
    for table in font['GSUB'].table.LookupList.Lookup[lookup].SubTable:
        mapping.update(getattr(table, 'ExtSubTable', table).mapping)
    for table in font['cmap'].tables:
        table.cmap = {code: mapping.get(glyph, glyph) for code, glyph in table.cmap.items()}


def centre(font):
    """The middle of a digit becomes that of its line, whatever the browser."""
    em, height = font['head'].unitsPerEm, font['OS/2'].sCapHeight
    ascent, descent = (em + height) // 2, (em - height) // 2
    font['hhea'].ascent = font['OS/2'].sTypoAscender = font['OS/2'].usWinAscent = ascent
    font['hhea'].descent = font['OS/2'].sTypoDescender = -descent
    font['OS/2'].usWinDescent = descent
    font['hhea'].lineGap = font['OS/2'].sTypoLineGap = 0


def made(source, text):
    font = instantiateVariableFont(TTFont(source), {'wght': WEIGHTS})
    tabular(font)
    options = Options(layout_features=[], hinting=False, name_IDs=[], notdef_outline=False)
    options.drop_tables += UNNEEDED
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    centre(font)
    font['head'].modified = font['head'].created
    font.flavor = 'woff2'
    font.recalcTimestamp = False
    file = io.BytesIO()
    font.save(file)
    return base64.b64encode(file.getvalue()).decode()


if __name__ == '__main__':
    for name, text in FILES.items():
        with open(f'{sys.argv[2]}/{name}.js', 'w') as script:
            script.write(SCRIPT.format(characters=text, data=made(sys.argv[1], text)))
