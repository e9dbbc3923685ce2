package io.github.sudokusat.web.worker;

import java.io.ByteArrayOutputStream;

/** Part of the build: the sections of a module that its text does not have, such as the one in which TeaVM tells wasm.js how much memory is needed. */
final class CustomSections {

    /** The bytes before the first section: the mark of a module, and the version. */
    private static final int HEADER = 8;

    /** The number of a section that is none of the standard ones. */
    private static final int CUSTOM = 0;

    private final byte[] module;
    private int position = HEADER;

    private CustomSections(byte[] module) {
        this.module = module.clone();
    }

    /** All of a module, one after the other. */
    static byte[] of(byte[] module) {
        return new CustomSections(module).read();
    }

    private byte[] read() {
        ByteArrayOutputStream sections = new ByteArrayOutputStream();
        while (position < module.length) {
            int begin = position;
            int kind = module[position++];
            int length = number();
            position += length;
            if (kind == CUSTOM) {
                sections.write(module, begin, position - begin);
            }
        }
        return sections.toByteArray();
    }

    /** The number at the position, which moves behind it: seven bits a byte, the lowest first. */
    private int number() {
        int number = 0;
        for (int shift = 0; ; shift += 7) {
            int next = module[position++];
            number |= (next & 0x7f) << shift;
            if (next >= 0) {
                return number;
            }
        }
    }
}
